import { root, run } from './project.mjs';

/** Where the work left main: the commit that `npm test -- quick` compares with. */
export async function findBase() {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', 'HEAD', main], { cwd: root, quiet: true });
    if (code === 0) return output.trim();
  }
  return 'HEAD';
}
