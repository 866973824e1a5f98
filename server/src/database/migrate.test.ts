import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { StartupProblem } from './startup-problem.ts';

const steps = Object.keys(allMigrations);
const [together, failing, newer] = [
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
