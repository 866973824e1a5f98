import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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
  const { claimed, url } = await servePort(() => new Promise(() => {}));
  const lost = fetch(url).then(
    () => 'answered',
    () => 'cut off',
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
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

test('callers the system has connected already are answered, not cut off', async () => {
  const { claimed, address } = await servePort(() => new Response('open'));
  const callers = Array.from({ length: 40 }, () => {
    const socket = connect(address.port, address.host);
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
    return text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? 'lost');
  });
  // Sockets connect in the next tick; nobody has accepted them by then.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  const closed = claimed.close(5_000);
  const answers = await Promise.all(callers);
  expect(answers.filter((answer) => !answer.startsWith('HTTP/1.1 200'))).toEqual([]);
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
