import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { liveStatuses } from '@mooncake/domain/batches/batch-orders';
import { refuse } from '@mooncake/domain/refusal';
import { scarcestShelf } from '@mooncake/domain/stock/scarcest-shelf';
import { sql } from 'kysely';
import { checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Db, Trx } from '../database/connect.ts';

/** Who asks, for which batch. */
export type BatchOf = { batchId: string; actor: Actor };

type BatchRow = Omit<AdminBatch, 'orderUntil' | 'scarcest'> & { orderUntil: Date | null; shelves: Shelf[] };
type Shelf = NonNullable<AdminBatch['scarcest']> & { limitQuantity: number };

/** All batches, or some, with how much of each is sold; the earliest first. */
export async function findAdminBatches(db: Db, ids: readonly string[] | null = null): Promise<AdminBatch[]> {
  const { rows } = await sql<BatchRow>`
    select b.id, b.batch_name as "batchName", b.batch_name_zh as "batchNameZh", b.batch_date as "batchDate", b.order_until as "orderUntil",
      b.is_active as "isActive", b.version,
      coalesce((select array_agg(m.delivery_method_id::text order by d.sort_order, d.name)
        from batch_delivery_methods m join delivery_methods d on d.id = m.delivery_method_id
        where m.batch_id = b.id), '{}') as "deliveryMethodIds",
      coalesce((select jsonb_agg(jsonb_build_object(
          'timeSlotId', t.time_slot_id, 'isActive', t.is_active, 'capacity', t.capacity) order by t.time_slot_id)
        from batch_time_slots t
        where t.batch_id = b.id and (not t.is_active or t.capacity is not null)), '[]') as slots,
      sold.orders, sold."liveOrders", stock."limitQuantity", stock."availableStock", stock.shelves
    from pickup_batches b,
      lateral (select coalesce(sum(orders), 0)::integer as orders,
          coalesce(sum(orders) filter (where order_status = any(${liveStatuses})), 0)::integer as "liveOrders"
        from order_tallies where batch_id = b.id) sold,
      lateral (select coalesce(sum(l.limit_quantity), 0)::integer as "limitQuantity",
          coalesce(sum(greatest(l.limit_quantity - l.taken, 0)), 0)::integer as "availableStock",
          coalesce(jsonb_agg(jsonb_build_object('productName', p.name, 'productNameZh', p.name_zh, 'unit', l.unit,
            'limitQuantity', l.limit_quantity, 'availableStock', greatest(l.limit_quantity - l.taken, 0))
            order by p.sort_order, p.name), '[]') as shelves
        from product_batch_limits l join products p on p.id = l.product_id
        where l.batch_id = b.id and p.is_active) stock
    where ${ids}::uuid[] is null or b.id = any(${ids}::uuid[])
    order by b.batch_date, b.batch_name, b.id`.execute(db);
  return rows.map(({ orderUntil, shelves, ...row }) => ({
    ...row,
    scarcest: leftOf(scarcestShelf(shelves)),
    orderUntil: orderUntil?.toISOString() ?? null,
  }));
}

function leftOf(shelf: Shelf | null): AdminBatch['scarcest'] {
  if (!shelf) return null;
  const { limitQuantity: _, ...left } = shelf;
  return left;
}

export async function findAdminBatch(db: Db, id: string): Promise<AdminBatch> {
  const [batch] = await findAdminBatches(db, [id]);
  if (!batch) throw refuse('batch.not_found');
  return batch;
}

/** Nobody else may change or delete this batch, or order from it anew, until the transaction ends. */
export async function lockBatch(trx: Trx, id: string) {
  const batch = await trx
    .selectFrom('pickup_batches')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw refuse('batch.not_found');
  return batch;
}

/** Locks a batch for a change made on a form that showed this version of it; refused when there is a newer one. */
export async function lockSeenBatch(trx: Trx, id: string, seen: number) {
  const batch = await lockBatch(trx, id);
  checkVersion(seen, batch.version, (version) => refuse('batch.changed_meanwhile', { version }));
  return batch;
}

/** Nobody deletes these batches until the transaction ends; ordering from them goes on. */
export async function keepBatches(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('pickup_batches')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
}
