import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { StockClaim } from './stock-claim.ts';

type ClaimingOrder = { id: string; pickup_batch_id: string | null; pickup_time_slot_id: string | null };

/** What an order takes from its batch, by the units its items were counted with; null without a batch. */
export async function claimOfOrder(db: Db, order: ClaimingOrder): Promise<StockClaim | null> {
  if (order.pickup_batch_id === null) return null;
  const needs = await db
    .selectFrom('order_items')
    .select((eb) => [
      sql<string>`product_id`.as('productId'),
      eb.fn.min('product_name').as('productName'),
      sql<number>`sum(stock_units)::integer`.as('units'),
    ])
    .where('order_id', '=', order.id)
    .where('product_id', 'is not', null)
    .groupBy('product_id')
    .execute();
  return { batchId: order.pickup_batch_id, timeSlotId: order.pickup_time_slot_id, needs };
}
