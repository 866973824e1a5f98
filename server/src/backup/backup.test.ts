import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import type { Db } from '../database/connect.ts';
import { migrate, migrateWithin } from '../database/migrate.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { examineShop } from '../doctor/doctor.ts';
import { addSignedIn } from '../staff/staff.testing.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';
import type { FileStorage } from '../storage/storage.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.testing.ts';
import { createArchive, parsed, readArchive } from './archive.ts';
import { everyFile, placeOf, placeOrders } from './backup.testing.ts';
import { type Backup, makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { findTables } from './tables.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const storage = await openDiskStorage(join(database.folder, 'counter'));
const deps = { db: database.db, storage };
const folder = join(database.folder, 'backups');
const when = (hour: number) => new Date(Date.UTC(2027, 8, 1, hour));

const places = await Promise.all(Array.from({ length: 15 }, () => createBareDatabase()));
/** A shop beside which somebody keeps tables of their own. */
const shared = await placeOf(await createTestDatabase());
/** Nothing is ever restored into it. */
const untouched = await placeOf(await createBareDatabase());

let made: Promise<Backup> | null = null;
/** The backup of a shop with some orders, made once. */
function whole(): Promise<Backup> {
  made ??= placeOrders(database, shop, 5).then(() => makeBackup(deps, { folder, keep: null, now: when(1) }));
  return made;
}

/** An empty place to restore into. */
function emptyPlace() {
  const bare = places.pop();
  if (!bare) throw new Error('make more places');
  return placeOf(bare);
}

async function everyRow(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await findTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.table(name)} t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

test('a restored shop has every row and every file, and goes on selling', async () => {
  const place = await emptyPlace();
  const backup = await whole();
  const { files } = await restoreBackup(place, backup.path);
  expect(files).toBe(backup.files);
  expect(await everyFile(place.storage)).toEqual(await everyFile(deps.storage));
  const rows = await everyRow(place.db);
  // How often somebody asked is written down a moment later; whoever listens here listens nowhere else.
  const { rate_limits: _, listeners, ...lasting } = await everyRow(database.db);
  expect(rows).toMatchObject(lasting);
  expect(listeners).not.toEqual([]);
  expect(rows.listeners).toEqual([]);
  expect(rows.orders).toHaveLength(5);
  expect(Object.values(rows).flat()).toHaveLength(backup.rows);
  expect(await examineShop(place)).toEqual([]);

  expect(await placeOrders(place.bare, shop, 2)).toBe(2);
  expect(await examineShop(place)).toEqual([]);
});

test('nobody is signed in to a restored shop, and no link to a new password works there', async () => {
  const old = await placeOf(await createTestDatabase());
  const { member } = await addSignedIn(old.db);
  const link = { token_hash: 'a'.repeat(64), admin_user_id: member.id, expires_at: when(20) };
  await old.db.insertInto('password_resets').values(link).execute();
  const before = await everyRow(old.db);
  expect([before.sessions, before.password_resets]).toEqual([[expect.anything()], [expect.anything()]]);
  const place = await emptyPlace();
  const { path } = await makeBackup(old, { folder, keep: null, now: when(9) });
  await restoreBackup(place, path);
  const { sessions, password_resets, admin_users } = await everyRow(place.db);
  expect([sessions, password_resets, admin_users]).toEqual([[], [], before.admin_users]);
});

test('made while customers buy, it is the shop of one moment', async () => {
  const [placed, ...backups] = await Promise.all([
    placeOrders(database, shop, 12),
    ...[2, 3, 4].map((hour) => makeBackup(deps, { folder, keep: null, now: when(hour) })),
  ]);
  expect(placed).toBe(12);
  for (const { path } of backups) {
    const place = await emptyPlace();
    await restoreBackup(place, path);
    expect(await examineShop(place)).toEqual([]);
  }
});

test('an older schema is restored as it was, and brought up to date by the next start', async () => {
  const steps = Object.keys(allMigrations).slice(0, -1);
  const old = await emptyPlace();
  await old.db.transaction().execute((trx) => migrateWithin(trx, steps));
  const { path } = await makeBackup(old, { folder, keep: null, now: when(5) });
  const place = await emptyPlace();
  await restoreBackup(place, path);
  expect(await migrate(place.db)).toEqual(Object.keys(allMigrations).slice(-1));
});

test('what is not an empty place is refused, and stays as it is', async () => {
  const before = await everyRow(database.db);
  const { path } = await whole();
  await expect(restoreBackup(deps, path)).rejects.toThrow('There is a shop in this database already');
  expect(await everyRow(database.db)).toEqual(before);

  const { db } = untouched;
  const other = await openDiskStorage(join(database.folder, 'other'));
  const [name] = (await everyFile(deps.storage)).map((line) => line.split(' ')[0] ?? '');
  await writeFile(join(database.folder, 'other', 'private', 'somebody-else.pdf'), name ?? '');
  await expect(restoreBackup({ db, storage: other }, path)).rejects.toThrow(
    'There are files of a shop in this place already',
  );
});

test('a database with tables of somebody else is refused before anything is written', async () => {
  const { path } = await whole();
  for (const [foreign, name] of [
    [sql`create table orders (id integer)`, 'orders'],
    [sql`create table schema_migrations (version text)`, 'schema_migrations'],
    [sql`create view receipts as select 1 as one`, 'receipts'],
  ] as const) {
    const place = await emptyPlace();
    await foreign.execute(place.db);
    await expect(restoreBackup(place, path)).rejects.toThrow(
      `There are tables in this database already, such as ${name}.`,
    );
    expect(await everyFile(place.storage)).toEqual([]);
  }
});

test('rows that cannot be restored leave no file behind', async () => {
  const place = await emptyPlace();
  const path = await rewritten('other-rows', (name, content) =>
    name.startsWith('rows/orders/') ? content.replaceAll('"quantity":1', '"quantity":"many"') : content,
  );
  await expect(restoreBackup(place, path)).rejects.toThrow('invalid input syntax');
  expect(await everyFile(place.storage)).toEqual([]);
});

test("tables that are not the shop's are left out of a backup, and named", async () => {
  await sql`create table orders_copy as select * from orders;
    create table guestbook (id serial primary key, order_id uuid references orders);
    create table pens (id integer primary key, guest integer references guestbook);
    alter table guestbook add column pen integer references pens`.execute(shared.db);
  const { path, foreign } = await makeBackup(shared, { folder, keep: null, now: when(8) });
  expect(foreign).toEqual(['guestbook', 'orders_copy', 'pens']);
  const place = await emptyPlace();
  expect(await restoreBackup(place, path)).toMatchObject({ leftOut: [] });
  expect(await examineShop(place)).toEqual([]);
});

test("what is not the shop's in a backup is left out when it is restored, and named", async () => {
  const path = await rewritten(
    'foreign',
    (name, content) =>
      name === 'shop.json'
        ? content
            .replace('"tables":[', '"tables":[{"name":"orders_copy","columns":["id"]},')
            .replace('"sequences":[', '"sequences":[{"name":"orders_copy_id_seq","last":"7"},')
            .replace('"name":"orders","columns":[', '"name":"orders","columns":["mood",')
        : content,
    { 'rows/orders_copy/000001.json': '[{"id":7}]' },
  );
  const place = await emptyPlace();
  expect(await restoreBackup(place, path)).toMatchObject({
    leftOut: ['the table orders_copy', 'the column orders.mood'],
  });
  expect((await everyRow(place.db)).orders).toHaveLength(5);
  expect(await examineShop(place)).toEqual([]);
});

/** A whole backup, as another version might have made it. */
async function rewritten(
  file: string,
  change: (name: string, content: string) => string,
  more: Record<string, string> = {},
): Promise<string> {
  const archive = await createArchive(join(database.folder, `${file}.part`));
  for await (const { name, content } of readArchive((await whole()).path)) {
    if (name === 'checksums.json') continue;
    const isText = name.endsWith('.json');
    await archive.add(name, isText ? change(name, Buffer.from(content).toString('utf8')) : content);
  }
  for (const [name, content] of Object.entries(more)) await archive.add(name, content);
  const path = join(database.folder, `${file}.tar.gz`);
  await archive.finish(path);
  return path;
}

test('every table the migrations make is in a backup', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    order by 1`.execute(database.db);
  for await (const { content } of readArchive((await whole()).path)) {
    const { tables } = parsed(content, '') as { tables: { name: string }[] };
    expect(tables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    break;
  }
});

test('whoever starts a shop in a place that is being restored waits, and finds it there', async () => {
  const place = await emptyPlace();
  const { path } = await whole();
  const started: Promise<string[]>[] = [];
  const slow: FileStorage = {
    ...place.storage,
    put(name, bytes) {
      if (started.length === 0) started.push(migrate(place.db));
      return place.storage.put(name, bytes);
    },
  };
  await restoreBackup({ db: place.db, storage: slow }, path);
  expect(await Promise.all(started)).toEqual([[]]);
  expect((await everyRow(place.db)).orders).toHaveLength(5);
});

test('of two backups restored into one place at once, one is refused', async () => {
  const place = await emptyPlace();
  const { path } = await whole();
  const ends = await Promise.allSettled([restoreBackup(place, path), restoreBackup(place, path)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('There is a shop in this database already') },
  });
});

test('a file that is erased while it is made is named, not missed', async () => {
  await whole();
  const [gone] = await everyFile(storage);
  const name = gone?.split(' ')[0] ?? '';
  const erasing: FileStorage = {
    ...storage,
    read: async (asked) => (asked === name ? null : storage.read(asked)),
  };
  const plan = { folder, keep: null, now: when(6) };
  const { missing } = await makeBackup({ ...deps, storage: erasing }, plan);
  expect(missing).toEqual([name]);
});

test('nothing to back up is said so', async () => {
  await expect(makeBackup(untouched, { folder, keep: null, now: when(7) })).rejects.toThrow(
    'There is no shop here',
  );
});

test('it begins with what is in it, ends with its checksums, and holds no variants', async () => {
  const names: string[] = [];
  for await (const { name } of readArchive((await whole()).path)) names.push(name);
  expect(names[0]).toBe('shop.json');
  expect(names.at(-1)).toBe('checksums.json');
  expect(names.filter((name) => name.startsWith('files/variants'))).toEqual([]);
});
