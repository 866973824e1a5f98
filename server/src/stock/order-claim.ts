import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { StockClaim } from './stock-claim.ts';

type ClaimingOrder = { id: string; pickup_batch_id: string | null; pickup_time_slot_id: string | null };

/** What an order takes from its batch, by the units its items were counted with; null without a batch. */
export async function claimOfOrder(db: Db, order: ClaimingOrder): Promise<StockClaim | null> {
  const [claim] = await claimsOfOrders(db, [order]);
  return claim ?? null;
}

/** The same for many orders; those without a batch claim nothing. */
export async function claimsOfOrders(db: Db, orders: readonly ClaimingOrder[]): Promise<StockClaim[]> {
  const needsOf = await findNeeds(
    db,
    orders.map(({ id }) => id),
  );
  return orders.flatMap(({ id, pickup_batch_id, pickup_time_slot_id }) =>
    pickup_batch_id === null
      ? []
      : [{ batchId: pickup_batch_id, timeSlotId: pickup_time_slot_id, needs: needsOf.get(id) ?? [] }],
  );
}

async function findNeeds(db: Db, orderIds: readonly string[]): Promise<Map<string, StockNeed[]>> {
  const needsOf = new Map<string, StockNeed[]>();
  if (orderIds.length === 0) return needsOf;
  const rows = await db
    .selectFrom('order_items')
    .select((eb) => [
      'order_id',
      sql<string>`product_id`.as('productId'),
      eb.fn.min('product_name').as('productName'),
      eb.fn.min('product_name_zh').as('productNameZh'),
      sql<number>`sum(stock_units)::integer`.as('units'),
    ])
    .where('order_id', 'in', orderIds)
    .where('product_id', 'is not', null)
    .groupBy(['order_id', 'product_id'])
    .execute();
  for (const { order_id, ...need } of rows) needsOf.set(order_id, [...(needsOf.get(order_id) ?? []), need]);
  return needsOf;
}
