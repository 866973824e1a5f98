import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log.testing.ts';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { openDatabase } from './open-database.ts';
import { StartupProblem } from './startup-problem.ts';

const given = await createBareDatabase();
const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '/nowhere', log: quietLog });

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
