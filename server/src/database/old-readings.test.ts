import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createBareDatabase } from '../testing/test-database.testing.ts';
import { migrate, migrateWithin } from './migrate.ts';
import { allMigrations } from './migrations/all-migrations.ts';

const dump = new URL('./migrations/version-1.0.0/filled-shop.testing.sql.gz', import.meta.url);
const { db } = await createBareDatabase();

test('a receipt that matched before everything had to be understood is looked at', async () => {
  await sql.raw(gunzipSync(await readFile(dump)).toString()).execute(db);
  const steps = Object.keys(allMigrations);
  const before = steps.slice(0, steps.indexOf('0055-readings-of-before'));
  await db.transaction().execute((trx) => migrateWithin(trx, before));
  const readings = [
    ['everything-matches', '{}'],
    ['everything-matches', '{"notUnderstood": []}'],
    ['does-not-match', '{}'],
  ];
  for (const [at, [verdict, findings]] of readings.entries()) {
    await sql`with sent as (
        insert into receipts (order_id, storage_key, original_name, kind, size_bytes, sha256)
        select id, ${`kept-${at}`}, 'receipt.png', 'png', 1, ${'0'.repeat(64)} from orders order by id limit 1 offset ${at}
        returning id, order_id)
      insert into receipt_readings (receipt_id, order_id, read_at, verdict, findings, attempts)
      select id, order_id, now(), ${verdict}, ${findings}::jsonb, ${at + 1}::integer from sent`.execute(db);
  }

  await migrate(db);

  const { rows } = await sql`select verdict from receipt_readings order by attempts`.execute(db);
  expect(rows).toEqual([
    { verdict: 'please-look' },
    { verdict: 'everything-matches' },
    { verdict: 'does-not-match' },
  ]);
});
