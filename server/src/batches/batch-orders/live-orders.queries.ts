import { liveStatuses } from '@mooncake/domain/batches/batch-orders';
import type { CancelPreview } from '@mooncake/domain/batches/batch-orders.contract';
import { partsOfLine } from '@mooncake/domain/orders/contents/line-parts';
import { summariseBatch } from '@mooncake/domain/summary/batch-summary';
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/connect.ts';
import { selectItems } from '../../orders/admin/admin-orders.queries.ts';
import type { LockedOrder } from '../../orders/admin/lock-order.ts';
import { findAdminBatch } from '../batches.queries.ts';

/** The orders of a batch that are still to be made or handed over. */
export function findLiveOrders(db: Db, batchId: string): Promise<LockedOrder[]> {
  return selectLiveOrders(db, batchId).execute();
}

/** The same, locked by id: nobody changes one of them until the transaction ends. */
export function lockLiveOrders(trx: Trx, batchId: string): Promise<LockedOrder[]> {
  return selectLiveOrders(trx, batchId).forUpdate().execute();
}

function selectLiveOrders(db: Db, batchId: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('pickup_batch_id', '=', batchId)
    .where('order_status', 'in', liveStatuses)
    .orderBy('id');
}

/** The oldest first, as they are told about afterwards; locking needs another order. */
export function idsByAge(orders: readonly LockedOrder[]): string[] {
  return orders.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).map(({ id }) => id);
}

/** How much a whole batch is, counted as the kitchen counts. */
export async function measureOrders(
  db: Db,
  batchId: string,
  orders: readonly LockedOrder[],
  now: Date,
): Promise<CancelPreview> {
  const batch = await findAdminBatch(db, batchId);
  const ids = orders.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await selectItems(db, ids);
  const lines = items.map((item) => ({
    productId: item.product_id,
    productType: item.product_type,
    name: item.product_name,
    nameZh: item.product_name_zh,
    quantity: item.quantity,
    metadata: item.metadata,
    flavourSelections: item.flavor_selections,
  }));
  const { totalBoxes, totalPieces } = summariseBatch(
    {
      batch: { id: batch.id, name: batch.batchName, date: batch.batchDate },
      orders: orders.length,
      waiting: 0,
      outside: 0,
      parts: lines.flatMap(partsOfLine),
    },
    // Boxes and pieces are asked for, not what is in them.
    new Map(),
  );
  return {
    orders: orders.length,
    boxes: totalBoxes,
    pieces: totalPieces,
    paying: await countPaying(db, batchId, now),
  };
}

async function countPaying(db: Db, batchId: string, now: Date): Promise<number> {
  const { holds } = await db
    .selectFrom('holds')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('holds'))
    .where('batch_id', '=', batchId)
    .where('released_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return holds;
}
