import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { FileStorage } from './storage.ts';
import { randomName, type StoredName } from './stored-name.ts';

const moon = new TextEncoder().encode('moon');
async function all<Item>(items: AsyncIterable<Item>) {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** What the shop expects of any place for files; `open` gives an empty one. */
export function testFilePort(kind: string, open: () => Promise<FileStorage>) {
  describe(`files on ${kind}`, () => {
    test('what was put can be read, streamed, listed and removed', async () => {
      const storage = await open();
      const name = randomName('private', 'pdf');
      const startedAt = Date.now();
      await storage.put(name, moon);
      expect(await storage.read(name)).toEqual(moon);
      const stream = await storage.stream(name);
      expect(stream?.size).toBe(4);
      expect(stream && (await text(stream.content))).toBe('moon');
      const [listed, ...others] = await all(storage.list('private'));
      expect([listed, others]).toMatchObject([{ name, size: 4 }, []]);
      expect(Math.abs((listed?.modifiedAt.getTime() ?? 0) - startedAt)).toBeLessThan(60 * 60_000);
      expect(await all(storage.list('public'))).toEqual([]);

      await storage.remove(name);
      expect(await storage.read(name)).toBeNull();
      expect(await storage.stream(name)).toBeNull();
      await storage.remove(name);
    });

    test('what is put again takes the place of the first', async () => {
      const storage = await open();
      const name = randomName('public', 'webp');
      await storage.put(name, moon);
      await storage.put(name, moon.subarray(1));
      expect(await storage.read(name)).toEqual(moon.slice(1));
      expect(await all(storage.list('public'))).toHaveLength(1);
    });

    test('every file is listed once, however many there are', async () => {
      const storage = await open();
      const names = Array.from({ length: 7 }, () => randomName('private', 'jpg'));
      for (const name of names) await storage.put(name, moon);
      await storage.put(randomName('variants', 'webp'), moon);
      const listed = await all(storage.list('private'));
      expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    });

    test('a file of many megabytes comes as it went, in pieces', async () => {
      const storage = await open();
      const name = randomName('private', 'pdf');
      const large = new Uint8Array(6 * 1024 * 1024).map((_, index) => index % 251);
      await storage.put(name, large);
      const stream = await storage.stream(name);
      expect(stream?.size).toBe(large.length);
      expect(stream && (await buffer(stream.content)).equals(large)).toBe(true);
    });

    test('an empty file is a file', async () => {
      const storage = await open();
      const name: StoredName = randomName('private', 'pdf');
      await storage.put(name, new Uint8Array());
      expect(await storage.read(name)).toEqual(new Uint8Array());
    });

    test('it tells what is left of the disk drafts lie on', async () => {
      const storage = await open();
      expect(await storage.freeBytes()).toBeGreaterThan(0);
    });
  });
}
