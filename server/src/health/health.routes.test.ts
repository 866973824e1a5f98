import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { connect } from '../database/connect.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { eventually } from '../testing/eventually.testing.ts';
import { createBareDatabase, createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const keeper = await createBareDatabase();

test('alive and ready', async () => {
  const { app } = await createTestApp(database);
  for (const path of ['/api/livez', '/api/readyz']) {
    const response = await app.request(path);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('the server is not ready while stopping, though still alive', async () => {
  const { app, deps } = await createTestApp(database);
  deps.lifecycle.beginStop();
  const response = await app.request('/api/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: 'unavailable', details: { reason: 'stopping' } });
  expect((await app.request('/api/livez')).status).toBe(200);
});

test('the server is not ready while the database is away, ready again by itself when it is back', async () => {
  const name = new URL(database.url).pathname.slice(1);
  const ownPool = connect(database.url);
  const { app } = await createTestApp(
    { db: ownPool.db, url: database.url },
    { log: pino({ level: 'silent' }) },
  );
  expect((await app.request('/api/readyz')).status).toBe(200);

  await sql`alter database ${sql.id(name)} allow_connections false`.execute(keeper.db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
    keeper.db,
  );
  const away = await app.request('/api/readyz');
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ code: 'unavailable', details: { reason: 'database_away' } });

  await sql`alter database ${sql.id(name)} allow_connections true`.execute(keeper.db);
  await eventually(async () => expect((await app.request('/api/readyz')).status).toBe(200));
  await ownPool.close();
});

test('the server is not ready while its database only reads, though it answers', async () => {
  const ownPool = connect(database.url, { maxConnections: 1 });
  const { app } = await createTestApp({ db: ownPool.db, url: database.url });
  await sql`set default_transaction_read_only = on`.execute(ownPool.db);
  const demoted = await app.request('/api/readyz');
  expect([demoted.status, await demoted.json()]).toMatchObject([
    503,
    { details: { reason: 'database_away' } },
  ]);
  // The next connection leads to a server that takes changes.
  expect((await app.request('/api/readyz')).status).toBe(200);
  await ownPool.close();
});

test.each(['08000', '08003', '08006', '08P01', '25006', '57P01', '57P02', '57P03', '53300'])(
  'SQLSTATE %s means that the database is away',
  async (code) => {
    const raise = sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`);
    const ownPool = connect(database.url, { maxConnections: 1 });
    const error = await raise.execute(ownPool.db).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code });
    expect(isDatabaseAway(error)).toBe(true);
    await ownPool.close();
  },
);

test('a database that is refused at every address of its name is away', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isDatabaseAway(new AggregateError([refused, refused]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([refused, new Error('a mistake')]))).toBe(false);
});

test('a lost connection is told apart from a mistake of ours', async () => {
  const nowhere = connect('postgres://shop@127.0.0.1:1/shop');
  const lost = await sql`select 1`.execute(nowhere.db).catch((error: unknown) => error);
  const mistaken = await sql`select nonsense`.execute(database.db).catch((error: unknown) => error);
  expect([isDatabaseAway(lost), isDatabaseAway(mistaken), isDatabaseAway('text')]).toEqual([
    true,
    false,
    false,
  ]);
  await nowhere.close();
});
