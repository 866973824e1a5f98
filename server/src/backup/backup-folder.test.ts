import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { verifyArchive } from './archive.ts';
import { placeOrders } from './backup.testing.ts';
import { makeBackup } from './make-backup.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const storage = await openDiskStorage(join(database.folder, 'counter'));
const deps = { db: database.db, storage };
const when = (hour: number) => new Date(Date.UTC(2027, 8, 1, hour));

let placed: Promise<number> | null = null;
/** The shop has some orders, which are placed once. */
function withOrders(): Promise<number> {
  placed ??= placeOrders(database, shop, 3);
  return placed;
}

test('two that are begun in the same second are two whole backups', async () => {
  await withOrders();
  const plan = { folder: join(database.folder, 'at-once'), keep: null, now: when(1) };
  const made = await Promise.all([makeBackup(deps, plan), makeBackup(deps, plan), makeBackup(deps, plan)]);
  expect(new Set(made.map(({ path }) => path)).size).toBe(3);
  for (const { path } of made) await verifyArchive(path);
  expect(await readdir(plan.folder)).toHaveLength(3);
});

test('with the files of no receipt at hand nothing is backed up, and no older one goes', async () => {
  await withOrders();
  const kept = join(database.folder, 'elsewhere');
  await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  const wrong = await openDiskStorage(join(database.folder, 'wrong-place'));
  await expect(
    makeBackup({ db: database.db, storage: wrong }, { folder: kept, keep: 1, now: when(2) }),
  ).rejects.toThrow('Is DATA_DIR');
  expect(await readdir(kept)).toEqual(['backup-2027-09-01T090000.tar.gz']);
});

test('a receipt that is gone is named, and the backups that may have it stay', async () => {
  await withOrders();
  const kept = join(database.folder, 'one-lost');
  await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  const [{ storage_key } = { storage_key: '' }] = await database.db
    .selectFrom('receipts')
    .select('storage_key')
    .execute();
  const without: FileStorage = {
    ...storage,
    async *list(area) {
      for await (const file of storage.list(area)) if (file.name !== storage_key) yield file;
    },
  };
  const plan = { folder: kept, keep: 1, now: when(2) };
  const { lost, path } = await makeBackup({ ...deps, storage: without }, plan);
  expect(lost).toEqual([storage_key]);
  await verifyArchive(path);
  expect(await readdir(kept)).toHaveLength(2);
});

test('what a killed one left goes a day later', async () => {
  await withOrders();
  const left = join(database.folder, 'killed');
  await mkdir(left);
  const old = join(left, 'backup-2027-08-30T030000.tar.gz.part');
  await writeFile(old, 'half');
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(old, longAgo, longAgo);
  await writeFile(join(left, 'backup-2027-09-01T030000.tar.gz.part'), 'half');
  await writeFile(join(left, 'film.mp4.part'), 'mine');
  await utimes(join(left, 'film.mp4.part'), longAgo, longAgo);
  await makeBackup(deps, { folder: left, keep: null, now: when(2) });
  expect((await readdir(left)).toSorted()).toEqual([
    'backup-2027-09-01T030000.tar.gz.part',
    'backup-2027-09-01T100000.tar.gz',
    'film.mp4.part',
  ]);
});

test('only so many are kept, and what is not a backup is nobody to be removed', async () => {
  await withOrders();
  const kept = join(database.folder, 'kept');
  const make = (hour: number) => makeBackup(deps, { folder: kept, keep: 2, now: when(hour) });
  await make(1);
  const others = ['backup-2020-family-photos.tar.gz', 'backup-of-my-taxes.tar.gz', 'notes.txt'];
  for (const name of others) await writeFile(join(kept, name), 'mine');
  await make(2);
  await make(3);
  expect((await readdir(kept)).toSorted()).toEqual([
    'backup-2020-family-photos.tar.gz',
    'backup-2027-09-01T100000.tar.gz',
    'backup-2027-09-01T110000.tar.gz',
    'backup-of-my-taxes.tar.gz',
    'notes.txt',
  ]);
});

test('one that fails leaves nothing behind, and removes nothing', async () => {
  await withOrders();
  const kept = join(database.folder, 'failing');
  await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  const broken: FileStorage = { ...deps.storage, read: () => Promise.reject(new Error('disk gone')) };
  await expect(
    makeBackup({ db: database.db, storage: broken }, { folder: kept, keep: 1, now: when(2) }),
  ).rejects.toThrow('disk gone');
  expect(await readdir(kept)).toEqual(['backup-2027-09-01T090000.tar.gz']);
});
