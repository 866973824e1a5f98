import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { createTestDatabase } from './testing/test-database.testing.ts';

const { db } = await createTestDatabase();

test("a full disk is told in one sentence, the database's as well", async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const before = process.exitCode;
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = before;
  });
  await runCommand(async () => {
    // As PostgreSQL says it where there is no room left for rows.
    await sql`do $$ begin
      raise exception 'could not extend file' using errcode = 'disk_full';
    end $$`.execute(db);
  });
  expect(said.mock.calls).toEqual([['The disk is full.\n']]);
  expect(process.exitCode).toBe(1);
});
