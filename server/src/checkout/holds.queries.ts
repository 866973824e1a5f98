import { type PricedLine, pricedLineSchema } from '@mooncake/domain/holds/priced-line';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Trx } from '../database/connect.ts';
import type { HoldsTable } from '../database/tables/checkout.ts';
import type { StockClaim } from '../stock/stock-claim.ts';

export type HoldRow = Selectable<HoldsTable>;

const linesSchema = z.array(pricedLineSchema);

/** The lines as they were priced when the hold was made. */
export function linesOf({ cart }: Pick<HoldRow, 'cart'>): PricedLine[] {
  return linesSchema.parse(cart);
}

export function claimOf(hold: Pick<HoldRow, 'batch_id' | 'time_slot_id' | 'cart'>): StockClaim {
  return { batchId: hold.batch_id, timeSlotId: hold.time_slot_id, needs: stockNeeds(linesOf(hold)) };
}

export function isLive({ released_at, expires_at }: HoldRow, now: Date): boolean {
  return released_at === null && expires_at > now;
}

export async function findHold(db: Db, id: string): Promise<HoldRow> {
  const hold = await db.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
  if (!hold) throw refuse('hold.not_found');
  return hold;
}

/** Nobody else may change this hold until the transaction ends. */
export async function lockHold(trx: Trx, id: string): Promise<HoldRow> {
  const hold = await trx.selectFrom('holds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!hold) throw refuse('hold.not_found');
  return hold;
}

/** The order a hold became; ask after locking the hold to be sure of a "no". */
export function findOrderOfHold(db: Db, holdId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
}

/** What an order has to know before its receipt is looked into: its hold, its method, and whether it exists already. */
export async function findHoldToPay(db: Db, id: string) {
  const hold = await db
    .selectFrom('holds as h')
    .innerJoin('delivery_methods as m', 'm.id', 'h.delivery_method_id')
    .leftJoin('orders as o', 'o.hold_id', 'h.id')
    .selectAll('h')
    .select(['m.is_pickup', 'm.needs_address', 'o.id as order_id'])
    .where('h.id', '=', id)
    .executeTakeFirst();
  if (!hold) throw refuse('hold.not_found');
  return hold;
}

/**
 * Ends a live hold, whose stock now belongs to an order, and says what was held, with the words of its place.
 * Nothing where it is not live any more; a live one has no order.
 */
export function endLiveHold(trx: Trx, id: string, now: Date) {
  return trx
    .with('ended', (qb) =>
      qb
        .updateTable('holds')
        .set({ released_at: now })
        .where('id', '=', id)
        .where('released_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll(),
    )
    .with('sold', (qb) =>
      qb.deleteFrom('hold_items').where('hold_id', 'in', (eb) => eb.selectFrom('ended').select('id')),
    )
    .selectFrom('ended as h')
    .innerJoin('delivery_methods as m', 'm.id', 'h.delivery_method_id')
    .innerJoin('pickup_batches as b', 'b.id', 'h.batch_id')
    .leftJoin('pickup_time_slots as s', 's.id', 'h.time_slot_id')
    .selectAll('h')
    .select([
      'm.name as method_name',
      'm.name_zh as method_name_zh',
      'm.pickup_place',
      'b.batch_name',
      'b.batch_name_zh',
      'b.batch_date',
      's.time_slot',
    ])
    .executeTakeFirst();
}
