import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { examineShop } from '../doctor/doctor.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { parseStoredName } from '../storage/stored-name.ts';
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

/** The shop's files but for one. */
const without = (gone: string): FileStorage => ({
  ...storage,
  async *list(area) {
    for await (const file of storage.list(area)) if (file.name !== gone) yield file;
  },
});

test('a receipt that is gone is named, and the backups that may have it stay', async () => {
  await withOrders();
  const kept = join(database.folder, 'one-lost');
  await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  const { storage_key, order_number } = await database.db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select(['storage_key', 'order_number'])
    .executeTakeFirstOrThrow();
  const plan = { folder: kept, keep: 1, now: when(2) };
  const { lost, path } = await makeBackup({ ...deps, storage: without(storage_key) }, plan);
  expect(lost).toEqual([`order ${order_number}: the receipt file ${storage_key} is missing`]);
  await verifyArchive(path);
  expect(await readdir(kept)).toHaveLength(2);
});

test('incomplete ones take the place of their like alone, and go when there is a complete one', async () => {
  await withOrders();
  const kept = join(database.folder, 'incomplete');
  const { storage_key } = await database.db
    .selectFrom('receipts')
    .select('storage_key')
    .executeTakeFirstOrThrow();
  const lacking = { ...deps, storage: without(storage_key) };
  for (const hour of [1, 2]) await makeBackup(deps, { folder: kept, keep: 2, now: when(hour) });
  const complete = ['backup-2027-09-01T090000.tar.gz', 'backup-2027-09-01T100000.tar.gz'];
  for (const hour of [3, 4, 5]) {
    const { path } = await makeBackup(lacking, { folder: kept, keep: 2, now: when(hour) });
    expect(await readdir(kept)).toContain(basename(path));
  }
  expect((await readdir(kept)).toSorted()).toEqual([
    ...complete,
    'backup-2027-09-01T120000-incomplete.tar.gz',
    'backup-2027-09-01T130000-incomplete.tar.gz',
  ]);
  await makeBackup(deps, { folder: kept, keep: 2, now: when(6) });
  expect((await readdir(kept)).toSorted()).toEqual([complete[1], 'backup-2027-09-01T140000.tar.gz']);
});

test('a receipt that was cut short is as good as gone', async () => {
  await withOrders();
  const kept = join(database.folder, 'cut-short');
  await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  const emptied: FileStorage = { ...storage, read: async () => new Uint8Array() };
  const plan = { folder: kept, keep: 1, now: when(2) };
  const { lost } = await makeBackup({ ...deps, storage: emptied }, plan);
  expect(lost).toHaveLength(3);
  expect(lost[0]).toMatch(/ has 0 bytes instead of \d+$/);
  expect(await readdir(kept)).toHaveLength(2);
});

test('a picture that is gone is named, whoever shows it', async () => {
  await withOrders();
  const { db } = database;
  const names = ['front', 'qr', 'product', 'flavour', 'map', 'old-map'].map((name) => `${name}.webp`);
  for (const name of names) {
    const stored = parseStoredName(`public/${name}`);
    if (stored) await storage.put(stored, Uint8Array.of(1));
  }
  await sql`update shop_settings set value = jsonb_set(
    value || '{"heroImageUrl": "/files/front.webp", "story": "Look at /files/nothing.webp"}',
    '{duitNow,imageUrl}', '"/files/qr.webp"')`.execute(db);
  await db
    .insertInto('product_images')
    .values({ product_id: shop.mochi.id, image_url: '/files/product.webp' })
    .execute();
  await sql`update products set mooncake_config = '{"flavours": [{"imageUrl": "/files/flavour.webp"}]}'
    where id = ${shop.mochi.id}`.execute(db);
  await sql`update delivery_methods set place = place || '{"mapImageUrl": "/files/map.webp"}'`.execute(db);
  await sql`update orders set delivery_method = jsonb_set(
    delivery_method, '{place,mapImageUrl}', '"/files/old-map.webp"')`.execute(db);

  const kept = join(database.folder, 'pictures');
  expect((await makeBackup(deps, { folder: kept, keep: 1, now: when(1) })).lost).toEqual([]);
  expect(await examineShop(deps)).toEqual([]);
  for (const name of names) {
    const incomplete = { ...deps, storage: without(`public/${name}`) };
    const { lost } = await makeBackup(incomplete, { folder: kept, keep: 1, now: when(2) });
    expect(lost).toEqual([expect.stringContaining(`the picture file public/${name} is missing`)]);
    expect(await examineShop(incomplete)).toEqual(lost);
  }
  expect(await readdir(kept)).toContain('backup-2027-09-01T090000.tar.gz');
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

test('the one just made stays, whatever the clocks of those before it said', async () => {
  await withOrders();
  const kept = join(database.folder, 'clocks');
  // While the clock was ahead.
  await makeBackup(deps, { folder: kept, keep: null, now: new Date('2098-12-31T16:00:00Z') });
  const make = (hour: number, keep: number) => makeBackup(deps, { folder: kept, keep, now: when(hour) });
  const first = await make(1, 2);
  expect((await readdir(kept)).toSorted()).toEqual([basename(first.path), 'backup-2099-01-01T000000.tar.gz']);
  // Of what is named later nobody knows the age: it does not push out what was made since.
  const second = await make(2, 2);
  expect((await readdir(kept)).toSorted()).toEqual([basename(first.path), basename(second.path)]);
  const third = await make(0, 1);
  expect(await readdir(kept)).toEqual([basename(third.path)]);
});

test('of two made at once with one to keep, neither removes the other', async () => {
  await withOrders();
  const plan = { folder: join(database.folder, 'each-other'), keep: 1, now: when(1) };
  const made = await Promise.all([makeBackup(deps, plan), makeBackup(deps, plan)]);
  expect((await readdir(plan.folder)).toSorted()).toEqual(made.map(({ path }) => basename(path)).toSorted());
});

test('one of the same name is left as it is, and so is what comes there meanwhile', async () => {
  await withOrders();
  const plan = { folder: join(database.folder, 'same-name'), keep: null, now: when(1) };
  const name = 'backup-2027-09-01T090000.tar.gz';
  await mkdir(plan.folder);
  await writeFile(join(plan.folder, name), 'mine');
  const { path } = await makeBackup(deps, plan);
  expect(basename(path)).toBe('backup-2027-09-01T090001.tar.gz');
  expect(await readFile(join(plan.folder, name), 'utf8')).toBe('mine');

  const later = join(plan.folder, 'backup-2027-09-01T100000.tar.gz');
  const meanwhile: FileStorage = {
    ...storage,
    async read(asked) {
      await writeFile(later, 'mine too');
      return storage.read(asked);
    },
  };
  await expect(makeBackup({ ...deps, storage: meanwhile }, { ...plan, now: when(2) })).rejects.toThrow(
    `There is a file ${later} already`,
  );
  expect(await readFile(later, 'utf8')).toBe('mine too');
  expect(await readdir(plan.folder)).toHaveLength(3);
});

test('a folder that is named like a backup is not one', async () => {
  await withOrders();
  const kept = join(database.folder, 'folders');
  const folders = ['backup-2020-01-01T000000.tar.gz', 'backup-2020-01-01T000000.tar.gz.part'];
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of folders) {
    await mkdir(join(kept, name), { recursive: true });
    await utimes(join(kept, name), longAgo, longAgo);
  }
  const { path } = await makeBackup(deps, { folder: kept, keep: 1, now: when(1) });
  expect((await readdir(kept)).toSorted()).toEqual([...folders, basename(path)]);
});

test('where there can be no folder, one sentence says so', async () => {
  await withOrders();
  const file = join(database.folder, 'letter.txt');
  await writeFile(file, 'Dear Sir or Madam');
  // A folder in which nobody may make a file, whoever they are.
  const listed = process.platform === 'linux' ? ['/proc'] : [];
  for (const folder of [file, join(file, 'backups'), ...listed]) {
    await expect(makeBackup(deps, { folder, keep: null, now: when(1) })).rejects.toThrow(
      `${folder} is not a folder`,
    );
  }
});
