import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/project.mjs';

await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(inProject('server/dist/admin-command.js')).href);
