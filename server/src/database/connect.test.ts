import { createServer, connect as openSocket, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.testing.ts';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { connect, noTimeouts, usualTimeouts } from './connect.ts';
import { inTransaction } from './in-transaction.ts';

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
  await eventually(() => expect(reported).toHaveLength(1));
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

test('a server that was demoted loses every connection opened before it was found out', async () => {
  const { db, pool, close } = connect(url, { maxConnections: 3 });
  await sql`create table written (value int)`.execute(onlooker);
  // What a demotion looks like from here: these connections take no changes any more, new ones do.
  const opened = await Promise.all([1, 2, 3].map(() => pool.connect()));
  const demoted = new Set<unknown>();
  for (const client of opened) {
    await client.query('set default_transaction_read_only = on');
    demoted.add((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
  }
  for (const client of opened) client.release();

  const write = sql<{ pid: number }>`insert into written values (1) returning pg_backend_pid() as pid`;
  await expect(db.transaction().execute((trx) => write.execute(trx))).rejects.toMatchObject({
    code: '25006',
  });
  const written = await Promise.all([1, 2, 3, 4].map(() => write.execute(db)));
  expect(demoted.size).toBe(3);
  expect(written.filter(({ rows }) => demoted.has(rows[0]?.pid))).toEqual([]);
  await close();
});

test('nothing waits for ever: statements, locks and idle transactions have an end', async () => {
  const ask = async (timeouts = usualTimeouts) => {
    const { db, close } = connect(url, { maxConnections: 1, timeouts });
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    await close();
    return rows;
  };
  expect(await ask()).toEqual([{ statement: '10s', lock: '5s', idle: '10s' }]);
  expect(await ask(noTimeouts)).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
});

test('a statement that takes too long is ended by the database', async () => {
  const { db, close } = connect(url, { timeouts: { ...usualTimeouts, statementMs: 20 } });
  await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await close();
});

test('a database that stopped answering is given up, and so is its connection', async () => {
  const line = await stallableLine(url);
  const { db, close } = connect(line.url, {
    maxConnections: 1,
    timeouts: { ...usualTimeouts, queryMs: 300 },
  });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  // A busy machine may give up a good answer, too.
  await eventually(ask);
  line.stall();
  const stalled = db.transaction().execute((trx) => sql`select 1`.execute(trx));
  await expect(stalled).rejects.toThrow('Query read timeout');
  // The line is good again for whoever calls anew.
  expect((await eventually(ask)).rows).toEqual([{ one: 1 }]);
  await close();
});

/** A way to the database on which the calls under way can be made to hear nothing any more. */
async function stallableLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const calls = new Set<Socket>();
  const proxy = createServer((caller) => {
    const database = openSocket(Number(port), hostname);
    for (const socket of [caller, database]) {
      calls.add(socket);
      socket.on('error', () => undefined);
    }
    caller.pipe(database).pipe(caller);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of calls) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: through.href,
    stall() {
      for (const socket of calls) socket.unpipe().pause();
    },
  };
}

test('what a connection has prepared for a table that changed is prepared again', async () => {
  const { db, pool, close } = connect(url, { maxConnections: 1, prepares: true });
  await sql`create table changing (value int)`.execute(onlooker);
  await sql`insert into changing values (1)`.execute(onlooker);
  const read = () =>
    inTransaction(
      db,
      async (trx) => (await sql`select * from changing where value = ${1}`.execute(trx)).rows[0],
    );
  expect(await read()).toEqual({ value: 1 });
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select * from changing where value = $1' }]);

  await sql`alter table changing add column note text`.execute(onlooker);
  expect(await read()).toEqual({ value: 1, note: null });
  await close();
});

test('nothing is prepared unless asked for, and of endless statements only some', async () => {
  const endless = async (prepares: boolean) => {
    const { db, pool, close } = connect(url, { maxConnections: 1, prepares });
    for (let at = 0; at < 120; at += 1) await sql`select ${at}::int as ${sql.ref(`n${at}`)}`.execute(db);
    const { rows } = await pool.query('select count(*) as prepared from pg_prepared_statements');
    await close();
    return rows[0].prepared;
  };
  expect(await endless(false)).toBe(0);
  expect(await endless(true)).toBe(100);
});
