import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.testing.ts';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { connect } from './connect.ts';
import { migrate, migrateWithin } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { StartupProblem } from './startup-problem.ts';

const steps = Object.keys(allMigrations);
const [together, failing, newer, written] = [
  await createBareDatabase(),
  await createBareDatabase(),
  await createBareDatabase(),
  await createBareDatabase(),
];

test('every step runs once, however often and by however many servers it is asked', async () => {
  const servers = Array.from({ length: 4 }, () => connect(together.url));

  const taken = await Promise.all(servers.map(({ db }) => migrate(db)));

  expect(taken.flat()).toEqual(steps);
  expect(await migrate(together.db)).toEqual([]);
  await Promise.all(servers.map(({ close }) => close()));
});

test('a step that fails leaves nothing behind', async () => {
  const { db } = failing;
  await sql`create table shop_settings (taken_name text)`.execute(db);

  await expect(migrate(db)).rejects.toThrow('already exists');

  const { rows } = await sql`select 1 from pg_tables where tablename = 'products'`.execute(db);
  expect(rows).toEqual([]);
});

test('a database of a newer version is refused in one sentence', async () => {
  const { db } = newer;
  await migrate(db);
  await sql`insert into schema_migrations (name) values ('9999-tomorrow')`.execute(db);

  await expect(migrate(db)).rejects.toThrow(StartupProblem);
  await expect(migrate(db)).rejects.toThrow('9999-tomorrow');
});

test('an older version that writes meanwhile is neither stopped nor waited for in vain', async () => {
  const { db } = written;
  await db.transaction().execute((trx) => migrateWithin(trx, steps.slice(0, 14)));

  const { upgrade } = await db.transaction().execute(async (older) => {
    await sql`lock table orders in row exclusive mode`.execute(older);
    const running = { upgrade: migrate(db) };
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks
        where relation = 'orders'::regclass and mode = 'AccessExclusiveLock' and not granted`.execute(db);
      expect(rows).toHaveLength(1);
    });
    // What the upgrade may have locked before it came to wait for the orders, by name or by step.
    await sql`lock table categories, products in row exclusive mode`.execute(older);
    return running;
  });

  expect(await upgrade).toEqual(steps.slice(14));
});
