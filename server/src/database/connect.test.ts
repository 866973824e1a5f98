import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { connect } from './connect.ts';

const { db: onlooker, url } = await createBareDatabase();

async function endConnection(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(onlooker);
}

test('a connection that breaks while idle is reported and replaced', async () => {
  const reported: Error[] = [];
  const { db, close } = connect(url, { maxConnections: 1, onIdleError: (error) => reported.push(error) });
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;

  const first = await pid();
  await endConnection(first);
  await expect.poll(() => reported).toHaveLength(1);
  expect(await pid()).not.toBe(first);
  await close();
});

test('a connection that breaks inside a transaction fails that transaction and nothing else', async () => {
  const { db, close } = connect(url, { maxConnections: 1 });
  const broken = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await endConnection(rows[0]?.pid ?? 0);
    await sql`select 1`.execute(trx);
  });

  await expect(broken).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
});
