import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/lib/free-port.ts';
import { type Suite, valueFigure } from './figures.ts';
import { plentyOfStock } from './plenty-of-stock.ts';
import { residentMegabytes } from './resident-memory.ts';
import { logName } from './shop.ts';

const serverEntry = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const rounds = 5;
/** Each question is work for the shop that starts: two hundred a second made it slower. */
const pollMs = 20;
/** What a fresh start left behind is gone by then. */
const settleMs = 3_000;

type Started = { seconds: number; megabytes: number };

/** How the shop starts on a database that exists. It runs before all others, so that nothing they leave behind slows it. */
export const benchStart: Suite = async (say) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-start-'));
  try {
    await plentyOfStock(dataDir);
    const starts: Started[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`start ${round} of ${rounds}`);
      starts.push(await timeStart(dataDir));
    }
    const seconds = starts.map((start) => start.seconds);
    const megabytes = starts.map((start) => start.megabytes);
    return [
      valueFigure(seconds, { name: 'start to the first page', unit: 's', goal: { atMost: 0.8 } }),
      valueFigure(megabytes, { name: 'idle memory', unit: 'MB', goal: { atMost: 110 } }),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** From the start of the process to the first page; and what it weighs when nobody comes. */
async function timeStart(dataDir: string): Promise<Started> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'shop' };
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [serverEntry], {
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', openSync(join(dataDir, logName), 'a')],
  });
  const exited = once(child, 'exit');
  try {
    while ((await statusOf(port)) !== 200) {
      if (child.exitCode !== null) throw new Error('The shop did not start; run "npm run build" first.');
      await pause(pollMs);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    await pause(settleMs);
    return { seconds, megabytes: await residentMegabytes(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', () => resolve(undefined));
  });
}
