import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { errorCode } from '../lib/error-code.ts';
import type { Db, Trx } from './connect.ts';
import { takeLock } from './locks.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { StartupProblem } from './startup-problem.ts';

/** As long as an older version may take for what it has begun: a backup, at most. */
const patienceMs = 10 * 60_000;

/**
 * Brings the schema up to date, all steps or none, and names the steps it took. Servers starting together wait for
 * each other on an advisory lock. An older version may be serving: whoever of it is in the way is let through first.
 */
export async function migrate(db: Db): Promise<string[]> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await db.transaction().execute((trx) => migrateWithin(trx, Object.keys(allMigrations)));
    } catch (error) {
      if (!isInTheWay(error) || performance.now() - startedAt > patienceMs) throw error;
      await pause(50 + Math.random() * 100);
    }
  }
}

/** A lock that did not come in time. */
const isInTheWay = (error: unknown) => errorCode(error) === '55P03';

/** The same up to these steps and no further: a backup is loaded into the schema it was made of. */
export async function migrateWithin(trx: Trx, steps: readonly string[]): Promise<string[]> {
  await takeLock(trx, 'migration');
  const applied = await appliedSteps(trx);
  refuseNewerSchema([...applied, ...steps]);

  const pending = Object.entries(allMigrations).filter(
    ([name]) => steps.includes(name) && !applied.has(name),
  );
  if (pending.length > 0 && applied.size > 0) await lockEverything(trx);
  for (const [name, statements] of pending) {
    await statements.execute(trx);
    await sql`insert into schema_migrations (name) values (${name})`.execute(trx);
  }
  return pending.map(([name]) => name);
}

/**
 * Every table, before anything is changed. One step after the other would lock table after table, and meet somebody
 * who has a later one and waits for an earlier: PostgreSQL would end one of them, a customer perhaps. So nobody is
 * waited for long enough to find out who.
 */
async function lockEverything(trx: Trx): Promise<void> {
  await sql`select set_config('lock_timeout',
    (extract(epoch from current_setting('deadlock_timeout')::interval) * 500)::integer || 'ms', true)`.execute(
    trx,
  );
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`.execute(trx);
  const names = sql.join(rows.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access exclusive mode`.execute(trx);
  await sql`select set_config('lock_timeout', '0', true)`.execute(trx);
}

async function appliedSteps(trx: Trx): Promise<Set<string>> {
  await sql`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(trx);
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}

function refuseNewerSchema(steps: readonly string[]): void {
  const unknown = steps.find((name) => !(name in allMigrations));
  if (unknown === undefined) return;
  throw new StartupProblem(
    `The database was last used by a newer version of the shop (it knows the step "${unknown}"); start that version instead.`,
  );
}

/** The steps that made this schema; none where there is no shop. */
export async function findSteps(db: Db): Promise<string[]> {
  // Others call a table so, too, but keep versions in it.
  const { rows: known } = await sql`
    select from pg_attribute
    where attrelid = to_regclass('schema_migrations') and attname = 'name'`.execute(db);
  if (known.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}
