import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeFiles } from '../privacy/anonymise.ts';
import { randomName } from './stored-name.ts';
import { openStore, stores } from './stores.testing.ts';
import { sweepDrafts } from './sweep-drafts.ts';

const receipt = new TextEncoder().encode(`receipt of Wenjun ${'50 ringgit '.repeat(200)}`);
const minute = 60_000;

async function openFolders(kind: (typeof stores)[number]) {
  const { storage, draftFolders } = await openStore(kind);
  const inEach = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith('.draft')).map((name) => join(folder, name));
  return {
    storage,
    draftFolders,
    /** What a process leaves that is killed in the middle of writing. */
    leave: (folder: string | undefined, name: string, content: Uint8Array) =>
      writeFile(join(folder ?? '', `.${name}.draft`), content),
    left: async () => (await Promise.all(draftFolders.map(inEach))).flat(),
  };
}

describe.each(stores)('beside %s', (kind) => {
  test('drafts of crashed writes are swept after an hour, in every area', async () => {
    const { storage, draftFolders, leave, left } = await openFolders(kind);
    for (const folder of draftFolders) await leave(folder, 'x', receipt);
    const kept = randomName('private', 'jpg');
    await storage.put(kept, receipt);

    await sweepDrafts({ storage, clock: () => new Date(Date.now() + 59 * minute) });
    expect(await left()).toHaveLength(draftFolders.length);
    await sweepDrafts({ storage, clock: () => new Date(Date.now() + 61 * minute) });
    expect(await left()).toEqual([]);
    expect(await storage.read(kept)).toEqual(receipt);
  });

  test('erasing a receipt takes its drafts along at once, whole or cut off, and nobody else’s', async () => {
    const { storage, draftFolders, leave, left } = await openFolders(kind);
    const [folder] = draftFolders;
    const name = randomName('private', 'jpg');
    await storage.put(name, receipt);
    await leave(folder, 'whole', receipt);
    await leave(folder, 'cut', receipt.subarray(0, 1500));
    await leave(folder, 'begun', receipt.subarray(0, 9));
    await leave(folder, 'other', receipt.toReversed());
    await leave(folder, 'longer', Uint8Array.of(...receipt, 1));
    await leave(folder, 'empty', new Uint8Array());

    await removeFiles(storage, [name]);
    expect(await storage.read(name)).toBeNull();
    expect((await left()).toSorted()).toEqual(
      ['.begun.draft', '.empty.draft', '.longer.draft', '.other.draft'].map((file) =>
        join(folder ?? '', file),
      ),
    );
  });

  test.each([
    ['more than 256 KB', 300 * 1024, 1],
    ['less', 256 * 1024, 0],
  ])(
    '%s of what is received lies in a draft until it is removed, and leaves none when cut off',
    async (_, bytes, drafts) => {
      const { storage, left } = await openFolders(kind);
      const file = new Uint8Array(bytes).map((_byte, index) => index % 251);
      async function* sent(isCutOff: boolean) {
        yield file.subarray(0, 10);
        yield file.subarray(10, bytes - 10);
        if (isCutOff) throw new Error('gone');
        yield file.subarray(bytes - 10);
      }
      const draft = await storage.receive(sent(false));
      expect(draft.size).toBe(bytes);
      expect(Buffer.from(await draft.read()).equals(file)).toBe(true);
      expect(await left()).toHaveLength(drafts);
      await expect(storage.receive(sent(true))).rejects.toThrow('gone');
      await draft.remove();
      await draft.remove();
      expect(await left()).toEqual([]);
    },
  );
});
