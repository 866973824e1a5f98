import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { limitUnit } from '../stock/limit-unit.ts';

/** A limit for every product on sale: as another batch has it, else none, which staff then raise. */
export async function giveLimits(trx: Trx, batchId: string, likeBatchId: string | null): Promise<void> {
  await sql`
    insert into product_batch_limits (product_id, batch_id, limit_quantity, unit)
    select p.id, ${batchId}::uuid, coalesce(l.limit_quantity, 0),
      coalesce(l.unit, ${limitUnit(sql`p.product_type`)})
    from products p
    left join product_batch_limits l on l.product_id = p.id and l.batch_id = ${likeBatchId}::uuid
    where p.is_active`.execute(trx);
}

/** The batch with the latest day that says what it makes. */
export async function findLatestBatch(trx: Trx): Promise<string | null> {
  const batch = await trx
    .selectFrom('pickup_batches as b')
    .select('b.id')
    .where((eb) =>
      eb.exists(
        eb.selectFrom('product_batch_limits as l').select('l.id').whereRef('l.batch_id', '=', 'b.id'),
      ),
    )
    .orderBy('b.batch_date', 'desc')
    .orderBy('b.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return batch?.id ?? null;
}
