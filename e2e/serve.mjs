import { rmSync } from 'node:fs';

// Every run of the journeys meets the shop as it is on its first day.
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR must name the throw-away folder of this run.');
rmSync(dataDir, { recursive: true, force: true });
await import('../server/dist/main.js');
