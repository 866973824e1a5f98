import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startDeafPooler } from '../testing/deaf-pooler.testing.ts';
import { quietLog } from '../testing/quiet-log.testing.ts';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { openDatabase } from './open-database.ts';
import { StartupProblem } from './startup-problem.ts';

const given = await createBareDatabase();
const other = await createBareDatabase();
const open = (databaseUrl: string, databaseListenUrl: string | null = null) =>
  openDatabase({ databaseUrl, databaseListenUrl, dataDir: '/nowhere', log: quietLog });
const problemOf = (opening: Promise<unknown>) =>
  opening.then(
    () => 'none',
    (error: unknown) => (error instanceof StartupProblem ? error.message : `no sentence: ${String(error)}`),
  );

test('DATABASE_URL is used as it is, and its server left running', async () => {
  const { db, url, close } = await open(given.url);
  expect(url).toBe(given.url);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
  await expect(sql`select 1`.execute(given.db)).resolves.toBeDefined();
});

test('a DATABASE_URL that leads nowhere is explained without its password', async () => {
  const refused = await open('postgres://shop:secret@127.0.0.1:1/shop').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartupProblem);
  expect(String(refused)).toContain('DATABASE_URL');
  expect(String(refused)).not.toContain('secret');
});

test('DATABASE_LISTEN_URL must lead to the same database and schema as DATABASE_URL', async () => {
  const direct = `${given.url}?application_name=direct`;
  const same = await open(given.url, direct);
  expect(same.url).toBe(direct);
  await same.close();
  const refusal = expect.stringMatching(/^DATABASE_LISTEN_URL leads to another database than DATABASE_URL/);
  expect(await problemOf(open(given.url, other.url))).toEqual(refusal);
  await sql`create schema elsewhere`.execute(given.db);
  const elsewhere = `${given.url}?options=-csearch_path%3Delsewhere`;
  expect(await problemOf(open(given.url, elsewhere))).toEqual(refusal);
});

test('a DATABASE_LISTEN_URL that cannot be used is named, without its password', async () => {
  const stranger = new URL(given.url);
  stranger.username = 'nobody-knows';
  stranger.password = 'secret';
  for (const url of ['postgres://shop:secret@127.0.0.1:1/shop', stranger.href]) {
    const said = await problemOf(open(given.url, url));
    expect(said).toMatch(/^The database named by DATABASE_LISTEN_URL cannot be used: /);
    expect(said).not.toContain('secret');
  }
});

test('an address through a pooler that keeps news from the server is refused, and says where to go instead', async () => {
  const pooler = await startDeafPooler(given.url);
  const [usual, direct] = await Promise.all([
    problemOf(open(pooler.url)),
    problemOf(open(given.url, pooler.url)),
  ]);
  expect(usual).toMatch(
    /^DATABASE_URL leads through a connection pooler .+ Set DATABASE_LISTEN_URL to the same database past the pooler\./,
  );
  expect(direct).toMatch(
    /^DATABASE_LISTEN_URL leads through a connection pooler .+ It must lead past the pooler\./,
  );
  const past = await open(pooler.url, given.url);
  await past.close();
});
