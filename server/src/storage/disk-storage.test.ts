import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { StartupProblem } from '../database/startup-problem.ts';
import { openStorage } from './open-storage.ts';
import { contentName, parseStoredName, randomName } from './stored-name.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const storage = await openStorage(pathToFileURL(folder));
async function all<Item>(items: AsyncIterable<Item>) {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const moon = new TextEncoder().encode('moon');

test('what was put can be read, streamed, listed and removed', async () => {
  const name = randomName('private', 'pdf');
  await storage.put(name, moon);
  expect(await storage.read(name)).toEqual(moon);
  const stream = await storage.stream(name);
  expect(stream?.size).toBe(4);
  expect(stream && (await text(stream.content))).toBe('moon');
  expect(await all(storage.list('private'))).toMatchObject([{ name, size: 4 }]);
  expect(await all(storage.list('public'))).toEqual([]);

  await storage.remove(name);
  expect(await storage.read(name)).toBeNull();
  expect(await storage.stream(name)).toBeNull();
  await storage.remove(name);
});

test('no draft is left behind, neither by success nor by failure', async () => {
  const name = contentName('public', moon, 'webp');
  await storage.put(name, moon);
  await storage.put(name, moon);
  const gone = await openStorage(pathToFileURL(join(folder, 'gone')));
  await rm(join(folder, 'gone'), { recursive: true });
  await expect(gone.put(name, moon)).rejects.toThrow('ENOENT');
  expect(await readdir(join(folder, 'public'))).toEqual([name.slice('public/'.length)]);
});

test('the same content has the same name, random names never repeat', () => {
  expect(contentName('public', moon, 'webp')).toBe(contentName('public', moon, 'webp'));
  expect(contentName('public', moon, 'webp')).toMatch(/^public\/[\da-f]{40}\.webp$/);
  expect(randomName('private', 'png')).not.toBe(randomName('private', 'png'));
});

test.each([
  'public/../private/a.pdf',
  '../etc/passwd',
  'public/..',
  'public/.hidden.webp',
  'public//a.webp',
  'public/a/b.webp',
  'secret/a.webp',
  'public/a.webp\0',
  'public/a',
  'public/A.webp',
  '',
])('%j is no name of ours', (name) => {
  expect(parseStoredName(name)).toBeNull();
});

test('an extension cannot smuggle a path', () => {
  expect(() => randomName('public', '../x')).toThrow('Not a file extension');
});

test('a folder that cannot be used stops the start with a sentence', async () => {
  const name = contentName('public', moon, 'webp');
  await storage.put(name, moon);
  await expect(openStorage(pathToFileURL(join(folder, name)))).rejects.toThrow(StartupProblem);
});
