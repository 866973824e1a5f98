import { readdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.testing.ts';
import { createArchive, readArchive } from './archive.ts';
import { makeBackup } from './make-backup.ts';
import { recordBackup } from './record-backup.ts';

const databases = [await createTestDatabase(), await createTestDatabase()] as const;
const [mine, theirs] = [await depsOf(databases[0]), await depsOf(databases[1])];
const when = (hour: number) => new Date(Date.UTC(2027, 8, 1, hour));

async function depsOf(database: TestDatabase) {
  await furnishShop(database.db);
  return { db: database.db, storage: await openDiskStorage(join(database.folder, 'counter')) };
}

/** As a version made it that did not yet say whose it is. */
async function forgetWhose(path: string): Promise<void> {
  const old = await createArchive(`${path}.old`);
  for await (const { name, content } of readArchive(path)) {
    if (name === 'checksums.json') continue;
    const said = Buffer.from(content).toString('utf8');
    await old.add(name, name === 'shop.json' ? said.replace(/,?"shopId":"[^"]*"/, '') : content);
  }
  await old.finish(`${path}.rewritten`);
  await rename(`${path}.rewritten`, path);
}

test('two shops that share a folder rotate their own backups, and say which they removed', async () => {
  const folder = join(databases[0].folder, 'shared');
  const made = [];
  for (const [hour, shop] of [mine, mine, theirs].entries()) {
    made.push(await makeBackup(shop, { folder, keep: null, now: when(hour) }));
  }
  const [first, second, other] = made.map(({ path }) => basename(path));
  const newest = await makeBackup(mine, { folder, keep: 1, now: when(4) });
  expect(newest.removed).toEqual([first, second]);
  expect((await readdir(folder)).toSorted()).toEqual([other, basename(newest.path)]);
});

test('what does not say whose it is stays, unless this very shop wrote down that it made it', async () => {
  const folder = join(databases[0].folder, 'older');
  const [own, foreign] = [
    await recordBackup(mine, { folder, keep: null, now: when(1) }),
    await recordBackup(theirs, { folder, keep: null, now: when(2) }),
  ];
  for (const { path } of [own, foreign]) await forgetWhose(path);
  await writeFile(join(folder, 'backup-2020-01-01T000000.tar.gz'), 'cannot be read');
  const newest = await recordBackup(mine, { folder, keep: 1, now: when(3) });
  expect(newest.removed).toEqual([basename(own.path)]);
  expect((await readdir(folder)).toSorted()).toEqual([
    'backup-2020-01-01T000000.tar.gz',
    basename(foreign.path),
    basename(newest.path),
  ]);
});

test('every shop has an identity of its own, which no setting changes', async () => {
  const idOf = async ({ db }: typeof mine) =>
    (await sql<{ id: string }>`select shop_id as id from shop_settings`.execute(db)).rows[0]?.id;
  expect(await idOf(mine)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf(theirs)).not.toBe(await idOf(mine));
});
