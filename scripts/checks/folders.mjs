import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inProject } from '../lib/project.mjs';

/** More than a newcomer reads at one look: then sub-folders say what a person does there. */
const maxFiles = 20;
const roots = ['domain/src', 'server/src', 'web/src', 'e2e', 'bench/src', 'prove/src', 'scripts'];
const generated = new Set(['node_modules', 'dist', 'results', 'test-results']);

/** @param {string} folder @returns {Promise<{ folder: string, files: number, folders: number }[]>} */
async function look(folder) {
  const entries = await readdir(inProject(folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !generated.has(entry.name));
  const below = await Promise.all(folders.map(({ name }) => look(join(folder, name))));
  const files = entries.filter((entry) => entry.isFile()).length;
  return [{ folder, files, folders: folders.length }, ...below.flat()];
}

const looked = (await Promise.all(roots.map(look))).flat();
const crowded = looked.filter(({ files, folders }) => files > maxFiles && folders === 0);
for (const { folder, files } of crowded) console.log(`${folder}: ${files} files and no sub-folder`);
const isEmpty = looked.length < roots.length || looked.every(({ files }) => files === 0);
if (isEmpty) console.log('no folder was looked at');
process.exitCode = crowded.length > 0 || isEmpty ? 1 : 0;
