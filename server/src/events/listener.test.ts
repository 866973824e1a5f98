import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDeafPooler } from '../testing/deaf-pooler.testing.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { createListener } from './listener.ts';

const database = await createTestDatabase();
const nobody = () => undefined;

/** Lets everything happen that needs no time. */
const moment = () => new Promise((resolve) => setImmediate(resolve));

test('a database that is away is asked for every second at the latest: a failover is over in a few', async () => {
  // As a proxy does that has no primary behind it.
  const proxy = createServer((socket) => socket.destroy());
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void proxy.close());
  const { port } = proxy.address() as AddressInfo;

  const failures: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => failures.push(line) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop`;
  const listener = createListener({
    databaseUrl,
    id: randomUUID(),
    log,
    onMessage: nobody,
    onConnect: nobody,
  });

  const waits: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    while (failures.length < attempt || vi.getTimerCount() === 0) await moment();
    const failedAt = Date.now();
    vi.advanceTimersToNextTimer();
    waits.push(Date.now() - failedAt);
  }
  expect(waits).toEqual([250, 500, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000]);
  vi.useRealTimers();
  await listener.close();
});

/** Listens through something that passes everything on but news, sooner or later. */
async function listenThrough(pooler: { url: string }) {
  const said: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) });
  const listener = createListener({
    ...{
      databaseUrl: pooler.url,
      id: randomUUID(),
      log,
      onMessage: (text) => said.push(text),
      onConnect: nobody,
    },
    pulse: { everyMs: 50, limitMs: 200 },
  });
  onTestFinished(listener.close);
  return { listener, said };
}

test('a connection that hears nothing is none, whatever its pooler says', async () => {
  const { listener, said } = await listenThrough(await startDeafPooler(database.url));
  await eventually(() => expect(said.join()).toContain('nothing is heard of what other connections say'));
  expect(listener.isConnected()).toBe(false);
});

test('a connection that no longer hears is lost at the next pulse, which nobody else hears', async () => {
  const pooler = await startDeafPooler(database.url, { isDeaf: false });
  const { listener, said } = await listenThrough(pooler);
  await listener.connected();
  // Some pulses later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([listener.isConnected(), said]).toEqual([true, []]);
  pooler.becomeDeaf();
  await eventually(() => expect(listener.isConnected()).toBe(false));
});
