import type { AdminLimit, LimitChange, LimitGrid } from '@mooncake/domain/batches/batch-limits.contract';
import { malaysianToday } from '@mooncake/domain/calendar';
import { refuse } from '@mooncake/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import { type ChangeDeps, change, checkVersion } from '../audit/change.ts';
import type { Db, Trx } from '../database/connect.ts';
import { limitUnit } from '../stock/limit-unit.ts';

import { type BatchOf, findAdminBatch } from './batches.queries.ts';

/**
 * What a batch makes of every product on sale, the largest limit first; a product the batch has never
 * heard of counts as none. Holds that expired count no more.
 */
export async function findBatchLimits(db: Db, batchId: string, now: Date): Promise<AdminLimit[]> {
  const rows = await selectLimits(db, sql`b.id = ${batchId}`, now);
  return rows.map(({ batchId: _, ...limit }) => limit);
}

/** The same of every batch to come, hidden ones too, the earliest first. */
export async function findLimitGrid(db: Db, now: Date): Promise<LimitGrid> {
  const batches = await db
    .selectFrom('pickup_batches')
    .select(['id', 'batch_name as batchName', 'batch_date as batchDate', 'is_active as isActive'])
    .where('batch_date', '>=', malaysianToday(now))
    .orderBy('batch_date')
    .orderBy('batch_name')
    .orderBy('id')
    .execute();
  const ids = batches.map(({ id }) => id);
  const rows = await selectLimits(db, sql`b.id = any(${ids}::uuid[])`, now);
  return {
    batches: batches.map((batch) => ({
      ...batch,
      limits: rows.filter(({ batchId }) => batchId === batch.id).map(({ batchId: _, ...limit }) => limit),
    })),
  };
}

type LimitRow = AdminLimit & { batchId: string };

async function selectLimits(db: Db, ofBatches: RawBuilder<unknown>, now: Date): Promise<LimitRow[]> {
  const { rows } = await sql<Omit<LimitRow, 'availableStock'>>`
    select b.id as "batchId", p.id as "productId", p.name as "productName", p.name_zh as "productNameZh",
      p.is_active as "isProductActive", coalesce(l.limit_quantity, 0) as "limitQuantity",
      coalesce(l.unit, ${limitUnit(sql`p.product_type`)}) as unit,
      coalesce(l.taken, 0) - (select coalesce(sum(i.units), 0)::integer
        from hold_items i join holds h on h.id = i.hold_id
        where i.product_id = p.id and i.batch_id = b.id and h.released_at is null
          and h.expires_at <= ${now}) as "currentQuantity"
    from pickup_batches b cross join products p
      left join product_batch_limits l on l.product_id = p.id and l.batch_id = b.id
    where ${ofBatches} and (p.is_active or l.taken > 0)
    order by "limitQuantity" desc, p.sort_order, p.name`.execute(db);
  return rows.map((row) => ({
    ...row,
    // Off the shelf nothing is left to sell, as the badge of the batch counts it.
    availableStock: row.isProductActive ? Math.max(0, row.limitQuantity - row.currentQuantity) : 0,
  }));
}

/** Another limit; below what is sold it stops new sales and changes no order. */
export async function changeLimit(
  deps: ChangeDeps,
  { batchId, productId, limit, actor }: BatchOf & { productId: string; limit: LimitChange },
): Promise<AdminLimit[]> {
  const { limitQuantity, seen } = limit;
  const asked = { actor, action: 'batch.limit_changed', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const { batchName } = await findAdminBatch(trx, batchId);
    const before = (await findBatchLimits(trx, batchId, now)).find((one) => one.productId === productId);
    if (!before) throw refuse('cart.product_unavailable', { productId });
    const current = await lockLimit(trx, {
      product_id: productId,
      batch_id: batchId,
      unit: before.unit,
    });
    // Asked again after a lost answer, or by two who mean the same.
    if (current === limitQuantity) return { audit: [] };
    if (seen !== undefined) {
      checkVersion(seen, current, (newer) => refuse('limit.changed_meanwhile', { limitQuantity: newer }));
    }
    await trx
      .updateTable('product_batch_limits')
      .set({ limit_quantity: limitQuantity })
      .where('product_id', '=', productId)
      .where('batch_id', '=', batchId)
      .execute();
    const details = {
      batchName,
      product: { name: before.productName, nameZh: before.productNameZh },
      before: current,
      after: limitQuantity,
    };
    return { audit: { subject: ['batch', batchId], details } };
  });
  return findBatchLimits(deps.db, batchId, deps.clock());
}

/** The limit as it is, which nobody else changes until the transaction ends; a product never made starts with none. */
async function lockLimit(
  trx: Trx,
  row: { product_id: string; batch_id: string; unit: string },
): Promise<number> {
  await trx
    .insertInto('product_batch_limits')
    .values({ ...row, limit_quantity: 0 })
    .onConflict((conflict) => conflict.columns(['product_id', 'batch_id']).doNothing())
    .execute();
  const { limit_quantity } = await trx
    .selectFrom('product_batch_limits')
    .select('limit_quantity')
    .where('product_id', '=', row.product_id)
    .where('batch_id', '=', row.batch_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return limit_quantity;
}
