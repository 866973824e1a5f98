import type { SummaryOrder } from '@mooncake/domain/summary/batch-summary';
import type { Db } from '../database/connect.ts';

/** The batches that have orders. */
export function selectBatches(db: Db, batchId: string | undefined) {
  let query = db
    .selectFrom('pickup_batches as b')
    .select(['b.id', 'b.batch_name as name', 'b.batch_date as date'])
    .where((eb) =>
      eb.exists(eb.selectFrom('orders as o').select('o.id').whereRef('o.pickup_batch_id', '=', 'b.id')),
    );
  if (batchId !== undefined) query = query.where('b.id', '=', batchId);
  return query.execute();
}

/** The orders of a batch with no more of them than the summary reads. */
export async function selectSummaryOrders(
  db: Db,
  batch: NonNullable<SummaryOrder['batch']>,
): Promise<SummaryOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('order_items as i', 'i.order_id', 'o.id')
    .select(['o.id', 'o.order_status', 'o.payment_status'])
    .select(['i.product_id', 'i.product_name', 'i.product_name_zh', 'i.quantity'])
    .select(['i.metadata', 'i.flavor_selections'])
    .where('o.pickup_batch_id', '=', batch.id)
    .execute();

  const orders = new Map<string, SummaryOrder & { items: SummaryOrder['items'][number][] }>();
  for (const row of rows) {
    const order = orders.get(row.id) ?? {
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      batch,
      items: [],
    };
    orders.set(row.id, order);
    // An order without a line still counts as an order.
    if (row.product_name === null || row.quantity === null) continue;
    order.items.push({
      productId: row.product_id,
      name: row.product_name,
      nameZh: row.product_name_zh ?? '',
      quantity: row.quantity,
      metadata: row.metadata,
      flavourSelections: row.flavor_selections,
    });
  }
  return [...orders.values()];
}
