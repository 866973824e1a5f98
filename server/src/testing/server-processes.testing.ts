import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { createBrowser } from '../checkout/checkout.testing.ts';
import { freePort } from '../lib/free-port.ts';
import { type Program, programFile } from './programs.testing.ts';

/** Of these processes, which stand behind a proxy as far as they know. */
export const metricsToken = 'a-token-of-the-tests';

type ProcessOptions = { program?: Program; databaseUrl: string; listenUrl?: string; folder: string };

/** A real server process on a port of its own, ready when this resolves, and gone with the test that started it. */
export async function startProcess({
  program = 'main',
  databaseUrl,
  listenUrl = '',
  folder,
}: ProcessOptions) {
  const port = await freePort();
  const child = spawn(process.execPath, [programFile(program)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: databaseUrl,
      DATABASE_LISTEN_URL: listenUrl,
      DATA_DIR: folder,
      STORAGE_URL: pathToFileURL(join(folder, 'files')).href,
      TRUST_PROXY: '1',
      METRICS_TOKEN: metricsToken,
      SEED: 'none',
      // Hundreds of receipts are sent, and none of them is about being read.
      READ_RECEIPTS: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const url = `http://127.0.0.1:${port}`;
  await becomesReady(url, child);

  return {
    url,
    browser: () => createBrowser((path, init) => fetch(`${url}${path}`, init)),
    kill,
  };
}

async function becomesReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/api/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(25);
  }
  throw new Error('the server process ended before it was ready');
}
