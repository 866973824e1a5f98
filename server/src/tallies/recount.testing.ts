import { countOrders } from '@mooncake/domain/statistics/count-orders.testing';
import { statisticsOf } from '@mooncake/domain/statistics/statistics';
import type { Statistics, StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import type { BatchSummary, IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { summariseBatches } from '@mooncake/domain/summary/summary.testing';
import type { Db } from '../database/connect.ts';

type CountedOrder = Awaited<ReturnType<typeof everyOrder>>[number];

/** The statistics of every order worked out one by one, without what is said of batches. */
export function recountStatistics(
  orders: readonly CountedOrder[],
  range: StatisticsRange,
  now: Date,
): Omit<Statistics, 'batches'> {
  const counts = countOrders(orders, range);
  const { batches: _, ...statistics } = statisticsOf(counts, range, now);
  return statistics;
}

/** The summary of every batch worked out order by order, the earliest first. */
export function recountSummary(orders: readonly CountedOrder[], include: IncludeMode): BatchSummary[] {
  return summariseBatches(orders, include);
}

/** What there is to count, read once for all the ways to count it. */
export async function everyOrder(db: Db) {
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .leftJoin('pickup_batches as b', 'b.id', 'o.pickup_batch_id')
    .selectAll('o')
    .select(['c.phone', 'b.batch_name', 'b.batch_date'])
    .execute();
  const items = await db
    .selectFrom('order_items as i')
    .leftJoin('products as p', 'p.id', 'i.product_id')
    .selectAll('i')
    .select('p.fixed_flavours')
    .execute();
  const itemsOf = new Map<string, typeof items>();
  for (const item of items) itemsOf.set(item.order_id, [...(itemsOf.get(item.order_id) ?? []), item]);
  return orders.map((order) => ({
    orderStatus: order.order_status,
    outsideStock: order.outside_stock,
    paymentStatus: order.payment_status,
    totalSen: order.total_sen,
    mooncakeType: order.mooncake_type,
    phone: order.phone,
    createdAt: order.created_at,
    batch:
      order.pickup_batch_id === null
        ? null
        : {
            id: order.pickup_batch_id,
            name: order.batch_name ?? '',
            date: order.batch_date ?? '',
          },
    items: (itemsOf.get(order.id) ?? []).map((item) => ({
      productId: item.product_id,
      productType: item.product_type,
      name: item.product_name,
      nameZh: item.product_name_zh,
      quantity: item.quantity,
      metadata: item.metadata,
      flavourSelections: item.flavor_selections,
      fixedFlavours: item.fixed_flavours ?? [],
    })),
  }));
}
