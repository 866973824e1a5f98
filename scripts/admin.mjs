import { runBuilt } from './lib/run-built.mjs';

await runBuilt('admin-command.js');
