import { runBuilt } from './lib/run-built.mjs';

await runBuilt('backup-command.js');
