import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { problemSchema } from '@mooncake/domain/problem';
import { expect, test } from 'vitest';
import { StartupProblem } from '../database/startup-problem.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { claimPort } from './claim-port.ts';
import { servePort } from './port.testing.ts';

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

test('until the shop is ready it says so', async () => {
  const { claimed, url } = await servePort();
  const early = await fetch(url);
  expect(early.status).toBe(503);
  expect(problemSchema.parse(await early.json()).details).toEqual({ reason: 'starting' });
  claimed.serve(() => new Response('open'));
  expect(await (await fetch(url)).text()).toBe('open');
});

test('a port that is taken is one sentence', async () => {
  const { address } = await servePort();
  const second = claimPort(address);
  await expect(second).rejects.toThrow(StartupProblem);
  await expect(second).rejects.toThrow(
    /^Port \d+ is taken: stop what is using it, or choose another with PORT\.$/,
  );
});

test('an address of another machine is one sentence', async () => {
  await expect(claimPort({ host: '192.0.2.1', port: 4999 })).rejects.toThrow('correct HOST');
});

test('closing waits for answers under way and takes nothing new', async () => {
  const begun = deferred<void>();
  const finished = deferred<Response>();
  const { claimed, url, address } = await servePort(() => {
    begun.resolve();
    return finished.promise;
  });
  const slow = fetch(url).then((response) => response.text());
  await begun.promise;
  const closed = claimed.close(5_000);
  await eventually(() => expect(connects(address)).resolves.toBe(false));
  finished.resolve(new Response('late but whole'));
  expect(await slow).toBe('late but whole');
  await closed;
});

test('closing gives up on an answer that never comes', async () => {
  const begun = deferred<void>();
  const { claimed, url } = await servePort(() => {
    begun.resolve();
    return new Promise(() => {});
  });
  const lost = fetch(url).then(
    () => 'answered',
    () => 'cut off',
  );
  await begun.promise;
  await claimed.close(200);
  expect(await lost).toBe('cut off');
});

test('before closing, new callers are answered still, each on a connection that ends with the answer', async () => {
  const { claimed, url } = await servePort(() => new Response('open'));
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  claimed.announceClose();
  const last = await fetch(url);
  expect([last.headers.get('connection'), await last.text()]).toEqual(['close', 'open']);
});

/** Callers in a thread of their own: they connect while nobody here has time to accept them. */
const callers = `
  const { connect } = require('node:net');
  const { text } = require('node:stream/consumers');
  const { parentPort, workerData } = require('node:worker_threads');
  const { address, count, connected } = workerData;
  const answers = Array.from({ length: count }, () => {
    const socket = connect(address.port, address.host, () => {
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.write('GET / HTTP/1.1\\r\\nHost: shop\\r\\nConnection: close\\r\\n\\r\\n');
    return text(socket).catch((error) => error.code ?? 'lost');
  });
  Promise.all(answers).then((all) => parentPort.postMessage(all));
`;

test('callers the system has connected already are answered, not cut off', async () => {
  const { claimed, address } = await servePort(() => new Response('open'));
  const count = 40;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(callers, { eval: true, workerData: { address, count, connected } });
  const answers = once(thread, 'message');
  // Nothing is accepted meanwhile: this thread stands still until all are connected.
  for (let seen = 0; seen < count; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen);
  const closed = claimed.close(5_000);
  const [all] = (await answers) as [string[]];
  expect(all.filter((answer) => !answer.startsWith('HTTP/1.1 200'))).toEqual([]);
  await closed;
});

function connects({ host, port }: { host: string; port: number }) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
