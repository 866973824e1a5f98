import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './lib/free-port.ts';
import { eventually } from './testing/eventually.testing.ts';
import { programFile } from './testing/programs.testing.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'shop-main-'));
const port = await freePort();
const shop = `http://127.0.0.1:${port}`;
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Whoever runs the tests may have a shop of their own configured. */
const unset = Object.fromEntries(
  [
    'HOST',
    'DATABASE_URL',
    'DATABASE_LISTEN_URL',
    'STORAGE_URL',
    'PUBLIC_URL',
    'SEED',
    'TRUST_PROXY',
    'ADMIN_EMAIL',
    'METRICS_TOKEN',
  ].map((name) => [name, '']),
);

function start(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [programFile('main')], {
    env: {
      ...process.env,
      ...unset,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      READ_RECEIPTS: 'off',
      ...environment,
    },
  });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const exited = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const opened = () => eventually(() => expect(said.out).toContain('Ctrl+C'));
  return { said, exited, opened, stderr: child.stderr, signal: (name: NodeJS.Signals) => child.kill(name) };
}

test('mistakes in the configuration are all printed, and nothing starts', async () => {
  const { said, exited } = start({ PORT: 'many', SEED: 'some' });
  expect(await exited).toBe(1);
  expect(said.err.trim().split('\n')).toEqual([
    'PORT must be a port number from 1 to 65535; it is "many".',
    'SEED must be "demo", "shop" or "none"; it is "some".',
  ]);
});

test('a real server starts from nothing, refuses a twin, and stops in order', async () => {
  const first = start();
  await first.opened();
  expect(first.said.out).toContain(`The shop is open at ${shop}`);
  expect(first.said.out).toContain(`sign up once at ${shop}/admin/signup?token=`);
  const metrics = await (await fetch(`${shop}/api/metrics`)).text();
  expect(metrics).toContain('shop_database_connections_max{pool="checkout"} 8');
  expect(metrics).toContain('process_resident_memory_bytes');
  expect(metrics).toContain('shop_holds 0');
  expect((await fetch(`${shop}/api/readyz`)).status).toBe(200);
  expect(await (await fetch(`${shop}/api/products`)).text()).toContain('teochew-yam-mooncakes');

  const twin = start();
  expect(await twin.exited).toBe(1);
  expect(twin.said.err).toBe(`Port ${port} is taken: stop what is using it, or choose another with PORT.\n`);
  expect((await fetch(`${shop}/api/readyz`)).status).toBe(200);

  const news = await fetch(`${shop}/api/events`);
  const ended = news.text();
  first.signal('SIGTERM');
  expect(await first.exited).toBe(0);
  expect(await ended).toContain('retry: 3000');
  await expect(fetch(`${shop}/api/livez`)).rejects.toThrow();
});

test('it starts again on what it left behind, with a log nobody reads', async () => {
  const again = start({ SEED: 'none', LOG_LEVEL: 'debug' });
  again.stderr.pause();
  await again.opened();
  // More lines than a pipe takes before its reader has to come.
  for (let round = 0; round < 20; round += 1) {
    const asked = Array.from({ length: 50 }, () =>
      fetch(`${shop}/api/livez`, { signal: AbortSignal.timeout(20_000) }),
    );
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
  }
  again.stderr.resume();
  expect(await (await fetch(`${shop}/api/products`)).text()).toContain('teochew-yam-mooncakes');
  again.signal('SIGINT');
  expect(await again.exited).toBe(0);
  expect(again.said.err).not.toMatch(/"level":[56]0/);
});
