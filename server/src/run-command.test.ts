import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { StorageAway } from './storage/storage-away.ts';
import { createTestDatabase } from './testing/test-database.testing.ts';

const { db } = await createTestDatabase();

/** What is said where the work ends in an error. */
async function saidAfter(work: () => Promise<void>): Promise<string> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const before = process.exitCode;
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = before;
  });
  await runCommand(work);
  expect(process.exitCode).toBe(1);
  return said.mock.calls.map(([text]) => String(text)).join('');
}

test("a full disk is told in one sentence, the database's as well", async () => {
  const said = await saidAfter(async () => {
    // As PostgreSQL says it where there is no room left for rows.
    await sql`do $$ begin
      raise exception 'could not extend file' using errcode = 'disk_full';
    end $$`.execute(db);
  });
  expect(said).toBe('The disk is full.\n');
});

test('a database that ends meanwhile is told in one sentence', async () => {
  const said = await saidAfter(async () => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  });
  expect(said).toMatch(/^The database went away before this was done: .+, or its disk is full\.\n$/);
});

test('a store of files that is away is told in words, without where in the code', async () => {
  const said = await saidAfter(async () => {
    throw new StorageAway('the store of files does not answer', { cause: new TypeError('terminated') });
  });
  expect(said).toBe(
    'This was not done to its end: the store of files does not answer. Try again when it is back.\n',
  );
});
