import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { readConfig } from '../config.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { makeNightlyBackup } from './nightly-backup.ts';
import { findIncompleteBackup, findLastBackup, recordBackup } from './record-backup.ts';

const database = await createTestDatabase();
const { db, folder } = database;
await furnishShop(db);
const storage = await openDiskStorage(join(folder, 'files'));
const config = readConfig({ DATA_DIR: folder }, folder);
let now = new Date('2027-09-01T02:00:00+08:00');
const deps = { db, storage, config, clock: () => now, log: pino({ level: 'silent' }) };
const kept = async () => (await readdir(join(folder, 'backups')).catch(() => [])).toSorted();

const nightly = (keep: number | null = 2) => makeNightlyBackup(deps, { keep });

test('a night makes one backup, by whichever server comes first, and the oldest goes', async () => {
  await Promise.all([nightly(), nightly(), nightly()]);
  expect(await kept()).toEqual(['backup-2027-09-01T020000.tar.gz']);
  now = new Date('2027-09-01T02:59:00+08:00');
  await nightly();
  expect(await kept()).toHaveLength(1);
  for (const day of ['01', '02', '03']) {
    now = new Date(`2027-09-${day}T03:10:00+08:00`);
    await nightly();
    await nightly();
  }
  expect(await kept()).toEqual(['backup-2027-09-02T031000.tar.gz', 'backup-2027-09-03T031000.tar.gz']);
  expect((await findLastBackup(db))?.bytes).toBeGreaterThan(1000);
});

test('one made by hand counts, and none is made where the owner wants none', async () => {
  now = new Date('2027-09-04T03:05:00+08:00');
  await recordBackup(deps, { folder: join(folder, 'elsewhere'), keep: null, now });
  await nightly();
  expect(await kept()).toHaveLength(2);
  now = new Date('2027-09-09T03:05:00+08:00');
  await nightly(null);
  expect(await kept()).toHaveLength(2);
});

test('one that failed is tried again after an hour, and is never called good', async () => {
  now = new Date('2027-09-10T03:05:00+08:00');
  const before = await findLastBackup(db);
  const stopped = AbortSignal.abort(new Error('stopping'));
  await expect(makeNightlyBackup(deps, { keep: 2, signal: stopped })).rejects.toThrow('stopping');
  expect(await findLastBackup(db)).toEqual(before);
  await nightly();
  expect(await kept()).toHaveLength(2);
  now = new Date('2027-09-10T04:06:00+08:00');
  await nightly();
  expect((await kept()).at(-1)).toBe('backup-2027-09-10T040600.tar.gz');
});

test('one made while the clock was ahead keeps no night from its own', async () => {
  now = new Date('2099-01-01T03:05:00+08:00');
  await nightly();
  now = new Date('2027-09-12T03:05:00+08:00');
  await nightly();
  expect(await kept()).toContain('backup-2027-09-12T030500.tar.gz');
  const newest = await db
    .selectFrom('backups')
    .select(['path', 'finished_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(newest.path).toContain('2027-09-12');
  expect((await findLastBackup(db))?.finishedAt).toBe(newest.finished_at?.toISOString());
});

test('one that lacks files is of its night but never called good, and says so until there is a good one', async () => {
  const good = await findLastBackup(db);
  expect(await findIncompleteBackup(db)).toBeNull();
  await sql`update shop_settings set value = value || '{"heroImageUrl": "/files/gone.webp"}'`.execute(db);
  now = new Date('2027-09-13T03:05:00+08:00');
  await nightly();
  now = new Date('2027-09-13T05:05:00+08:00');
  await nightly();
  expect((await kept()).filter((name) => name.includes('2027-09-13'))).toEqual([
    'backup-2027-09-13T030500-incomplete.tar.gz',
  ]);
  expect(await findLastBackup(db)).toEqual(good);
  expect(await findIncompleteBackup(db)).not.toBeNull();

  await sql`update shop_settings set value = value || '{"heroImageUrl": null}'`.execute(db);
  now = new Date('2027-09-14T03:05:00+08:00');
  await nightly();
  expect(await findLastBackup(db)).not.toEqual(good);
  expect(await findIncompleteBackup(db)).toBeNull();
});
