import { readFile, writeFile } from 'node:fs/promises';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';

/**
 * Writes into the documentation what the code knows better: the table of environment variables.
 * `--check` only says whether it is there.
 */
await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
/** @type {{ variables: Record<string, { usually: string, meaning: string }> }} */
const { variables } = await tsImport('../server/src/config.ts', import.meta.url);

const begin = '<!-- written by `npm run docs` -->';
const end = '<!-- end -->';
const table = [
  '| variable | default | meaning |',
  '|---|---|---|',
  ...Object.entries(variables).map(
    ([name, { usually, meaning }]) => `| \`${name}\` | ${usually} | ${meaning} |`,
  ),
].join('\n');

const isCheck = process.argv.includes('--check');
for (const name of ['README.md', 'docs/operations.md']) {
  const text = await readFile(inProject(name), 'utf8');
  const [before, rest] = text.split(`${begin}\n`);
  const after = rest?.split(`\n${end}`)[1];
  if (before === undefined || after === undefined) throw new Error(`${name} lacks its ${begin} ... ${end}`);
  const written = `${before}${begin}\n${table}\n${end}${after}`;
  if (written === text) continue;
  if (isCheck) {
    console.log(`${name} differs from server/src/config.ts: run npm run docs`);
    process.exitCode = 1;
  } else await writeFile(inProject(name), written);
}
