import { type PricedLine, pricedLineSchema } from '@mooncake/domain/holds/priced-line';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Trx } from '../database/connect.ts';
import type { HoldsTable } from '../database/tables/checkout.ts';
import type { OrderRow } from '../orders/orders.queries.ts';
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

export type HoldToPay = Pick<
  HoldRow,
  'id' | 'order_number' | 'batch_id' | 'delivery_method_id' | 'time_slot_id' | 'total_sen'
> & { lines: PricedLine[]; is_pickup: boolean; needs_address: boolean; order_id: string | null };

/** What an order has to know before its receipt is looked into: its hold, its method, and whether it exists already. */
export async function findHoldToPay(db: Db, id: string): Promise<HoldToPay> {
  const { rows } = await sql<Omit<HoldToPay, 'lines'> & Pick<HoldRow, 'cart'>>`
    select h.id, h.order_number, h.batch_id, h.delivery_method_id, h.time_slot_id, h.total_sen, h.cart, m.is_pickup,
      m.needs_address, o.id as order_id
    from holds h join delivery_methods m on m.id = h.delivery_method_id left join orders o on o.hold_id = h.id
    where h.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('hold.not_found');
  const { cart, ...hold } = row;
  return { ...hold, lines: linesOf({ cart }) };
}

/** The words of the place and day a hold is for, as an order shows them. */
type PlaceWords = Pick<
  OrderRow,
  | 'delivery_method'
  | 'batch_name'
  | 'batch_name_zh'
  | 'batch_date'
  | 'time_slot'
  | 'time_slot_zh'
  | 'slot_note'
  | 'slot_note_zh'
>;

/**
 * Ends a live hold, whose stock now belongs to the order that is written along if and only if there is a row in `ended`;
 * says where and when the order is for. Nothing where the hold is not live any more, its time was taken out of the offer
 * meanwhile, or its method asks for something else; a live one has no order.
 */
export async function sellLiveHold(
  db: Db,
  { id, time_slot_id, is_pickup, needs_address }: HoldToPay,
  { now, order }: { now: Date; order: RawBuilder<unknown> },
): Promise<PlaceWords | undefined> {
  const { rows } = await sql<PlaceWords>`
    with ended as (
        update holds h set released_at = ${now} from delivery_methods m
        where h.id = ${id} and h.released_at is null and h.expires_at > ${now}
          and h.time_slot_id is not distinct from ${time_slot_id}
          and m.id = h.delivery_method_id and m.is_pickup = ${is_pickup} and m.needs_address = ${needs_address}
        returning h.id, h.batch_id, h.time_slot_id, order_method(m) as delivery_method),
      sold as (delete from hold_items where hold_id in (select id from ended)),
      ${order}
    select h.delivery_method, b.batch_name, b.batch_name_zh, b.batch_date, s.time_slot,
      s.time_slot_zh, s.note as slot_note, s.note_zh as slot_note_zh
    from ended h join pickup_batches b on b.id = h.batch_id
      left join pickup_time_slots s on s.id = h.time_slot_id`.execute(db);
  return rows[0];
}
