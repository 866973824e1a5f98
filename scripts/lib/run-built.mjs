import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject } from './project.mjs';

/** Installs and builds what is missing, then runs one of the server's commands. @param {string} file */
export async function runBuilt(file) {
  await ensureInstalled();
  await ensureBuilt();
  await import(pathToFileURL(inProject('server/dist', file)).href);
}
