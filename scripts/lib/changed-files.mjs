import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inProject, root, run } from './project.mjs';

const packages = ['server/src', 'web/src'];
const isTest = /(?<!\.process)\.test\.tsx?$/;

/** The tests of what changed since the work left main, committed or not. */
export async function findChangedTests() {
  const base = await findBase();
  const changed = [
    ...(await git(['diff', '--name-only', base])),
    ...(await git(['ls-files', '--others', '--exclude-standard'])),
  ];
  const tests = packages.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isTest.test(file))
      .map((file) => join(folder, file)),
  );
  return testsOf(changed, new Map(tests.map((file) => [file, readFileSync(inProject(file), 'utf8')])));
}

/**
 * Those in the folders of changed files, and those that import one. Not all that could notice: nearly every test of
 * the server has the whole app behind it, and who waits for all of them runs `npm test`.
 * @param {string[]} changed
 * @param {Map<string, string>} tests source by path
 * @returns {string[]}
 */
export function testsOf(changed, tests) {
  const files = new Set(changed);
  const folders = changed
    .map(dirname)
    .filter((folder) => packages.some((src) => folder.startsWith(`${src}/`)));
  return [...tests].flatMap(([test, source]) => {
    const isBeside = folders.some((folder) => test.startsWith(`${folder}/`));
    return files.has(test) || isBeside || importsOf(test, source).some((file) => files.has(file))
      ? [test]
      : [];
  });
}

/** @param {string} test @param {string} source */
function importsOf(test, source) {
  return [...source.matchAll(/ from '([^']+)'/g)].map(([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(test), name))
      : `${name.replace('@mooncake/domain/', 'domain/src/')}.ts`,
  );
}

/** The commit that the work is compared with. */
async function findBase() {
  for (const main of ['origin/main', 'main']) {
    const [base] = await git(['merge-base', 'HEAD', main]);
    if (base) return base;
  }
  return 'HEAD';
}

/** The lines of its answer; none where there is no such thing. @param {string[]} args */
async function git(args) {
  const { code, output } = await run('git', args, { cwd: root, quiet: true });
  return code === 0 ? output.split('\n').filter(Boolean) : [];
}
