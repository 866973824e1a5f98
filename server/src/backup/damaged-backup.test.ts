import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { migrateWithin } from '../database/migrate.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.testing.ts';
import { everyFile, placeOf, placeOrders } from './backup.testing.ts';
import { type Backup, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables } from './tables.ts';

const database = await createTestDatabase();
const folder = join(database.folder, 'backups');
const shop = await furnishShop(database.db);
let made: Promise<Backup> | null = null;
/** The backup of a shop with some orders, made once. */
function whole(): Promise<Backup> {
  made ??= placeOrders(database, shop, 2).then(async () =>
    makeBackup(await placeOf(database), { folder, keep: null, now: new Date(Date.UTC(2027, 8, 1)) }),
  );
  return made;
}
/** Nothing is ever restored into it. */
const untouched = await placeOf(await createBareDatabase());

test('a shop of a newer version is refused in one sentence', async () => {
  const place = untouched;
  const path = await changed('newer', (tar) => {
    const at = tar.indexOf('0001-catalogue');
    tar.write('9999-tomorrow!', at);
  });
  // Its checksums no longer fit either, which is told first.
  await expect(restoreBackup(place, path)).rejects.toThrow('cut short or was changed');
  await expect(
    place.db.transaction().execute((trx) => migrateWithin(trx, ['9999-tomorrow'])),
  ).rejects.toThrow('newer version');
});

/** A copy of the whole backup with something done to the unpacked bytes. */
async function changed(name: string, change: (tar: Buffer) => void): Promise<string> {
  const tar = gunzipSync(await readFile((await whole()).path));
  change(tar);
  const path = join(database.folder, `${name}.tar.gz`);
  await writeFile(path, gzipSync(tar));
  return path;
}

test.each([0, 1, 100, 0.25, 0.5, 0.9, 0.999])('cut short at %d it is refused', async (length) => {
  const bytes = await readFile((await whole()).path);
  const path = join(database.folder, 'short.tar.gz');
  await writeFile(path, bytes.subarray(0, length < 1 ? Math.floor(bytes.length * length) : length));
  await expectRefused(path);
});

test.each([
  ['the first header', () => 3],
  ['the list of contents', () => 600],
  ['something in the middle', (tar: Buffer) => tar.indexOf('Odd')],
  ['a receipt', (tar: Buffer) => tar.indexOf('files/private') + 600],
  ['the checksums', (tar: Buffer) => tar.lastIndexOf('checksums.json') + 600],
])('with one byte changed in %s it is refused', async (name, placeIn) => {
  const path = await changed(name.replaceAll(' ', '-'), (tar) => {
    const place = placeIn(tar);
    expect(place).toBeGreaterThan(0);
    tar[place] = (tar[place] ?? 0) ^ 1;
  });
  await expectRefused(path);
});

test('without its last entries it is refused, although it unpacks', async () => {
  const path = await changed('unfinished', (tar) => tar.fill(0, tar.lastIndexOf('checksums.json')));
  await expectRefused(path);
});

test('what is no backup at all is refused, and so is one that is not there', async () => {
  const path = join(database.folder, 'letter.tar.gz');
  await writeFile(path, 'Dear Sir or Madam');
  await expectRefused(path);
  await expect(restoreBackup(untouched, join(folder, 'nowhere.tar.gz'))).rejects.toThrow(
    'There is no backup',
  );
});

test('what cannot be read at all is not called damaged', async () => {
  await expect(restoreBackup(untouched, folder)).rejects.toThrow(`${folder} is a folder, and no backup.`);
  const path = join(database.folder, 'closed.tar.gz');
  await writeFile(path, 'Dear Sir or Madam', { mode: 0o000 });
  // Root may read everything, and finds a letter.
  const said = process.getuid?.() === 0 ? 'cut short or was changed' : 'This user may not read the backup';
  await expect(restoreBackup(untouched, path)).rejects.toThrow(said);
});

test.each([1, 4, 8, 9, 12])(
  'without its last %d bytes it is refused, although all of it unpacks',
  async (cut) => {
    const bytes = await readFile((await whole()).path);
    const path = join(database.folder, 'without-end.tar.gz');
    await writeFile(path, bytes.subarray(0, -cut));
    await expectRefused(path);
  },
);

test('two backups one after the other in one file are refused', async () => {
  const bytes = await readFile((await whole()).path);
  const path = join(database.folder, 'twice.tar.gz');
  await writeFile(path, Buffer.concat([bytes, bytes]));
  await expectRefused(path);
});

async function expectRefused(path: string) {
  await expect(restoreBackup(untouched, path)).rejects.toThrow('cut short or was changed');
  expect(await everyFile(untouched.storage)).toEqual([]);
  expect(await findTables(untouched.db)).toEqual([]);
}
