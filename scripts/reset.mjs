import { existsSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fail, root } from './lib/project.mjs';

const dataDir = resolve(root, process.env.DATA_DIR ?? 'data');

/** @returns {Promise<boolean>} */
function somethingListens() {
  const port = Number(process.env.PORT ?? 3000);
  return new Promise((answer) => {
    const probe = connect(port, process.env.HOST ?? '127.0.0.1');
    probe.on('connect', () => {
      probe.destroy();
      answer(true);
    });
    probe.on('error', () => answer(false));
  });
}

if (process.env.DATABASE_URL) {
  fail('DATABASE_URL is set: empty that database with its own tools; reset only deletes the embedded one.');
}
if (!existsSync(dataDir)) fail('There is nothing to reset: no data folder yet.');
if (await somethingListens()) fail('The shop is running: stop it first, then reset.');
if (existsSync(resolve(dataDir, 'postgres/postmaster.pid'))) {
  fail('The database is still running: start the shop and stop it once (Ctrl-C), then reset.');
}
if (!process.argv.includes('--yes')) {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(
    'This deletes every order, receipt and product of this shop. Type "delete" to go on: ',
  );
  prompt.close();
  if (answer.trim() !== 'delete') fail('Nothing was deleted.');
}
rmSync(dataDir, { recursive: true, force: true });
console.log('Done. The next start makes a fresh shop.');
