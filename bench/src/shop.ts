import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverEntry = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** It logs as it does for customers, to a file. */
export const logName = 'shop.log';

export type Shop = { url: string; dataDir: string; stop: () => Promise<void> };

const running = new Set<Shop>();

/** Whatever a suite left running. */
export async function stopShops(): Promise<void> {
  await Promise.all([...running].map((shop) => shop.stop()));
}

type Prepare = (dataDir: string) => Promise<void>;

/** The built shop as a process of its own on a fresh demo database, or on one prepared before it starts. */
export async function startShop(prepare: Prepare = async () => undefined): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  await prepare(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [serverEntry], {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'shop' },
      // Each visitor of a bench comes from an address of their own.
      TRUST_PROXY: 'true',
    },
    stdio: ['ignore', 'ignore', openSync(join(dataDir, logName), 'a')],
  });
  const shop: Shop = {
    ...{ url, dataDir },
    stop: async () => {
      running.delete(shop);
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  running.add(shop);
  await untilReady(url, server);
  return shop;
}

async function untilReady(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error('The shop did not start; run "npm run build" first.');
    const ready = await fetch(`${url}/api/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop was not ready within 30 seconds.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
