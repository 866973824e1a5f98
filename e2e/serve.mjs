import { rmSync } from 'node:fs';

// Every run of the journeys meets the shop as it is on its first day, and leaves nothing behind.
const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR must name the throw-away folder of this run.');
const removeData = () => rmSync(dataDir, { recursive: true, force: true });
removeData();
process.on('exit', removeData);
await import('../server/dist/main.js');
