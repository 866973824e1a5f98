import { NoResultError } from 'kysely';
import { expect, test } from 'vitest';
import { aBatch } from '../testing/rows.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import type { Trx } from './connect.ts';
import { inTransaction } from './in-transaction.ts';

const { db } = await createTestDatabase();

const batch = (trx: Trx, id: string) =>
  trx.selectFrom('pickup_batches').select('batch_name').where('id', '=', id);

test('what goes away between two looks is looked for anew', async () => {
  const id = await aBatch(db);
  let attempts = 0;

  const found = await inTransaction(db, async (trx) => {
    attempts += 1;
    if (!(await batch(trx, id).executeTakeFirst())) return 'gone';
    // Somebody else, just then.
    await db.deleteFrom('pickup_batches').where('id', '=', id).execute();
    return batch(trx, id).forUpdate().executeTakeFirstOrThrow();
  });

  expect(found).toBe('gone');
  expect(attempts).toBe(2);
});

test('what is never there is a fault, however often it is looked for', async () => {
  const missing = inTransaction(db, (trx) => batch(trx, crypto.randomUUID()).executeTakeFirstOrThrow());
  await expect(missing).rejects.toBeInstanceOf(NoResultError);
});
