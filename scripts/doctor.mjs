import { runBuilt } from './lib/run-built.mjs';

await runBuilt('doctor-command.js');
