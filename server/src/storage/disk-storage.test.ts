import { mkdir, mkdtemp, readdir, readlink, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { StartupProblem } from '../database/startup-problem.ts';
import { openStorage } from './open-storage.ts';
import { StorageAway } from './storage-away.ts';
import { contentName, parseStoredName, randomName } from './stored-name.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-storage-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const open = (path: string) => openStorage({ storageUrl: pathToFileURL(path), dataDir: folder });
const storage = await open(folder);

const moon = new TextEncoder().encode('moon');

test('no draft is left behind, neither by success nor by failure', async () => {
  const name = contentName('public', moon, 'webp');
  await storage.put(name, moon);
  await storage.put(name, moon);
  const gone = await open(join(folder, 'gone'));
  await rm(join(folder, 'gone'), { recursive: true });
  await expect(gone.put(name, moon)).rejects.toThrow(StorageAway);
  await expect(gone.receive(Readable.from([Buffer.alloc(300_000)]))).rejects.toThrow(StorageAway);
  expect(await readdir(join(folder, 'public'))).toEqual([name.slice('public/'.length)]);
});

test('a folder that is gone has no room; one that was put in its place is used and synced', async () => {
  const root = join(folder, 'replaced');
  const replaced = await open(root);
  const name = contentName('private', moon, 'webp');
  await rename(join(root, 'private'), join(root, 'old'));
  expect(await replaced.freeBytes()).toBe(0);
  await mkdir(join(root, 'private'));
  await replaced.put(name, moon);
  expect(await readdir(join(root, 'private'))).toHaveLength(1);
  const kept = await Promise.all(
    (await readdir('/proc/self/fd').catch(() => [])).map((descriptor) =>
      readlink(join('/proc/self/fd', descriptor)).catch(() => ''),
    ),
  );
  expect(kept).not.toContain(join(root, 'old'));
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
  await expect(open(join(folder, name))).rejects.toThrow(StartupProblem);
});
