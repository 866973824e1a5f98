import { sql } from 'kysely';
import type { Db, Trx } from './connect.ts';
import { takeLock } from './locks.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import { StartupProblem } from './startup-problem.ts';

/**
 * Brings the schema up to date, all steps or none, and names the steps it took.
 * Servers starting together wait for each other on an advisory lock.
 */
export function migrate(db: Db): Promise<string[]> {
  return db.transaction().execute((trx) => migrateWithin(trx, Object.keys(allMigrations)));
}

/** The same up to these steps and no further: a backup is loaded into the schema it was made of. */
export async function migrateWithin(trx: Trx, steps: readonly string[]): Promise<string[]> {
  await takeLock(trx, 'migration');
  const applied = await appliedSteps(trx);
  refuseNewerSchema([...applied, ...steps]);

  const pending = Object.entries(allMigrations).filter(
    ([name]) => steps.includes(name) && !applied.has(name),
  );
  for (const [name, statements] of pending) {
    await statements.execute(trx);
    await sql`insert into schema_migrations (name) values (${name})`.execute(trx);
  }
  return pending.map(([name]) => name);
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
