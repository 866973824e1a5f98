import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const serverEntry = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const bareServer = `require('node:http').createServer((_, r) => r.end('ok')).listen(process.env.PORT, '127.0.0.1')`;
/** What a fresh start left behind is gone by then. */
const settleMs = 3_000;

export type Started = { seconds: number; megabytes: number };

/** From the start of the process to the first page, on a database that exists; and what it weighs when nobody comes. */
export function startShopOn(dataDir: string): Promise<Started> {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent', SEED: 'shop' };
  return timeStart([serverEntry], settings);
}

/** The same for a process that has nothing to do. */
export function startNothing(): Promise<Started> {
  return timeStart(['-e', bareServer], {});
}

async function timeStart(args: string[], settings: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), ...settings },
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  try {
    while ((await statusOf(port)) !== 200) {
      if (child.exitCode !== null) throw new Error('The shop did not start; run "npm run build" first.');
      await pause(5);
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

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

function statusOf(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    }).on('error', () => resolve(undefined));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
