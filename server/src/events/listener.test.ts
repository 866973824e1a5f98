import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListener } from './listener.ts';

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
  const nobody = () => undefined;
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
