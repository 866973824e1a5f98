import type { PlainDate } from '@mooncake/domain/calendar';
import type { FixedFlavour } from '@mooncake/domain/products/product';
import type { SummaryOrder } from '@mooncake/domain/summary/batch-summary';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

export type BatchRow = Awaited<ReturnType<typeof selectBatches>>[number];

/**
 * The batches that have orders. `changes` adds up the transactions that last wrote each order, so that
 * together with their number it is another one after any change; lines are only ever written with their order.
 */
export function selectBatches(
  db: Db,
  { batchId, since }: { batchId?: string | undefined; since: PlainDate | null },
) {
  let query = db
    .selectFrom('orders as o')
    .innerJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
    .select(['b.id', 'b.batch_name as name', 'b.batch_date as date'])
    .select([sql<number>`count(*)`.as('orders'), sql<string>`sum(o.xmin::text::bigint)::text`.as('changes')])
    .groupBy('b.id');
  if (batchId !== undefined) query = query.where('b.id', '=', batchId);
  if (since !== null) query = query.where('b.batch_date', '>=', since);
  return query.execute();
}

export type FixedFlavours = ReadonlyMap<string, readonly FixedFlavour[]>;

/** What is in the boxes nobody fills, by product: read once, because it is the same in every line. */
export async function selectFixedFlavours(db: Db): Promise<FixedFlavours> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'fixed_flavours'])
    .where(sql<boolean>`fixed_flavours <> '[]'`)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, fixed_flavours }) => [id, fixed_flavours]));
}

/** The orders of a batch with no more of them than the summary reads. */
export async function selectSummaryOrders(
  db: Db,
  { id, name, date }: NonNullable<SummaryOrder['batch']>,
  fixedFlavours: FixedFlavours,
): Promise<SummaryOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('order_items as i', 'i.order_id', 'o.id')
    .select(['o.id', 'o.order_status', 'o.payment_status'])
    .select(['i.product_type', 'i.product_name', 'i.product_name_zh', 'i.quantity'])
    .select(['i.metadata', 'i.flavor_selections', 'i.product_id'])
    .where('o.pickup_batch_id', '=', id)
    .execute();

  const orders = new Map<string, SummaryOrder & { items: SummaryOrder['items'][number][] }>();
  for (const row of rows) {
    const order = orders.get(row.id) ?? {
      orderStatus: row.order_status,
      paymentStatus: row.payment_status,
      batch: { id, name, date },
      items: [],
    };
    orders.set(row.id, order);
    // An order without a line still counts as an order.
    if (row.product_type === null || row.product_name === null || row.quantity === null) continue;
    order.items.push({
      productType: row.product_type,
      name: row.product_name,
      nameZh: row.product_name_zh ?? '',
      quantity: row.quantity,
      metadata: row.metadata,
      flavourSelections: row.flavor_selections,
      fixedFlavours: fixedFlavours.get(row.product_id ?? '') ?? [],
    });
  }
  return [...orders.values()];
}
