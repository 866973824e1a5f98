import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, inject } from 'vitest';
import { connect, type Db, noTimeouts } from '../database/connect.ts';
import { databaseUrlOf } from './database-url.testing.ts';

/** A busy machine takes its time, and a test ends by its own limit; what happens in too much of it is tested apart. */
export const patientTimeouts = { ...noTimeouts, connectionMs: 0 };

/** A database, and a folder for the files that go with it. */
export type TestDatabase = { db: Db; url: string; folder: string };

/**
 * A migrated, empty database of the test file's own, dropped when the file is done.
 * Call it at the top of the file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject('templateDatabase'));
}

/** An entirely empty database, for tests of the migrations themselves. */
export async function createBareDatabase(): Promise<TestDatabase> {
  return copyDatabase('template1');
}

/** Fills a database once and returns what makes copies of it, for tests that each change what is costly to make. */
export async function createTemplate(
  fill: (db: Db) => Promise<unknown>,
): Promise<() => Promise<TestDatabase>> {
  const { db, url } = await createTestDatabase();
  await fill(db);
  // PostgreSQL copies only what nobody is connected to.
  await db.destroy();
  return () => copyDatabase(new URL(url).pathname.slice(1));
}

async function copyDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const server = connect(serverUrl, { maxConnections: 1, timeouts: noTimeouts });
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(
    server.db,
  );

  const url = databaseUrlOf(serverUrl, name);
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  const { db, close } = connect(url, { timeouts: patientTimeouts });
  afterAll(async () => {
    await close();
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  return { db, url, folder };
}
