import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '../../testing/data-dir.testing.ts';
import { openStorage } from '../open-storage.ts';
import { StorageAway } from '../storage-away.ts';
import { randomName } from '../stored-name.ts';
import { parseS3Address } from './s3-address.ts';
import { openS3Storage } from './s3-storage.ts';

const moon = new TextEncoder().encode('moon');
const name = randomName('private', 'pdf');
const limitMs = 300;
type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Something at the address of a store, which need not be one. */
async function serve(answer: Answer) {
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return new URL(`s3://key:secret@127.0.0.1:${port}/shop?tls=false`);
}

const emptyList = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';
const isList = ({ url = '' }: IncomingMessage) => url.includes('list-type');

/** A store that was well when the server started. */
async function openFake(answer: Answer) {
  const url = await serve((request, response) =>
    isList(request) ? void response.end(emptyList) : answer(request, response),
  );
  const address = parseS3Address(url);
  if (!address) throw new Error('the tests got their own address wrong');
  return openS3Storage(address, await makeDataDir(), limitMs);
}

const nobody: Record<string, Answer> = {
  'a proxy that finds no page': (_, response) => {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('404 page not found\n');
  },
  'one that says yes to everything': (_, response) => void response.writeHead(200).end(),
  'a page for people': (_, response) => void response.end('<html>Welcome to nginx!</html>'),
};

test.each(Object.entries(nobody))('where %s answers, no server starts', async (_who, answer) => {
  const storageUrl = await serve(answer);
  await expect(openStorage({ storageUrl, dataDir: await makeDataDir() })).rejects.toThrow(
    /^The bucket for files, shop, cannot be used: the store of files answered/,
  );
});

test.each(Object.entries(nobody))('nothing is kept, gone or found where %s answers', async (_who, answer) => {
  const storage = await openFake(answer);
  await expect(storage.put(name, moon)).rejects.toThrow(StorageAway);
  await expect(storage.read(name)).rejects.toThrow(StorageAway);
  await expect(storage.stream(name)).rejects.toThrow(StorageAway);
  await expect(storage.remove(name)).rejects.toThrow(StorageAway);
});

test('a list that is none is no empty one', async () => {
  let isWell = true;
  const url = await serve((_, response) => void response.end(isWell ? emptyList : ''));
  const storage = await openStorage({ storageUrl: url, dataDir: await makeDataDir() });
  isWell = false;
  await expect(storage.list('private')[Symbol.asyncIterator]().next()).rejects.toThrow(StorageAway);
});

/** Keeps what it is sent, and tells a tag that `tag` makes of it. */
function keeper(tag: (bytes: Buffer) => string, spoil = (bytes: Buffer) => bytes): Answer {
  let kept: Buffer = Buffer.alloc(0);
  return async (request, response) => {
    if (request.method === 'PUT') kept = spoil(await buffer(request));
    response.setHeader('ETag', tag(kept)).end(request.method === 'GET' ? kept : '');
  };
}
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

test.each([
  ['its hash', (bytes: Buffer) => `"${md5(bytes)}"`],
  ['its hash without quotes', md5],
  ['its hash through a proxy that packs', (bytes: Buffer) => `W/"${md5(bytes)}"`],
  ['something else, as of a store that encrypts', () => '"9b2cf535f27731c974343645a3985328"'],
])('a file is kept where the store tells %s', async (_what, tag) => {
  const storage = await openFake(keeper(tag));
  await storage.put(name, moon);
  expect(await storage.read(name)).toEqual(moon);
});

test.each([
  ['no tag', () => ''],
  ['a tag of something else', () => '"9b2cf535f27731c974343645a3985328"'],
  ['the hash of what it did keep', md5],
])('a file that was kept by half is not kept, where the store tells %s', async (_what, tag) => {
  const storage = await openFake(keeper(tag, (bytes) => bytes.subarray(1)));
  await expect(storage.put(name, moon)).rejects.toThrow(StorageAway);
});

/** Begins to answer with a file, and then: */
const interrupted =
  (then: (response: ServerResponse) => void): Answer =>
  (_, response) => {
    response.writeHead(200, { ETag: '"moon"', 'Content-Length': '4' }).write('mo', () => then(response));
  };

test.each([
  ['breaks off', (response: ServerResponse) => void response.destroy()],
  ['falls silent', () => undefined],
])('a store that %s inside a file is away', async (_what, then) => {
  const storage = await openFake(interrupted(then));
  await expect(storage.read(name)).rejects.toThrow(StorageAway);
  const stream = await storage.stream(name);
  await expect(stream && buffer(stream.content)).rejects.toThrow(StorageAway);
});

test('a file may take longer than the limit as long as it comes', async () => {
  const storage = await openFake((_, response) => {
    response.writeHead(200, { ETag: '"moon"', 'Content-Length': '4' });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(moon.subarray(sent, sent + 1));
      sent += 1;
      if (sent < moon.length) return;
      clearInterval(timer);
      response.end();
    }, limitMs / 2);
  });
  expect(await storage.read(name)).toEqual(moon);
});

test('whoever reads a file may take longer than the limit', async () => {
  const large = Buffer.alloc(4 * 1024 * 1024, 'moon');
  const storage = await openFake((_, response) => {
    response.writeHead(200, { ETag: '"moon"', 'Content-Length': large.length }).end(large);
  });
  const stream = await storage.stream(name);
  let read = 0;
  for await (const piece of stream?.content ?? []) {
    if (read === 0) await new Promise((resolve) => setTimeout(resolve, limitMs * 2));
    read += (piece as Buffer).length;
  }
  expect(read).toBe(large.length);
});
