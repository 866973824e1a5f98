import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import type { StockClaim } from './stock-claim.ts';

type Row = { batchId: string; id: string; units: number };
type SlotCounter = {
  batchId: string;
  timeSlotId: string;
  timeSlot: string;
  timeSlotZh: string;
  booked: number;
  /** Null takes any number. */
  capacity: number | null;
};
type LimitCounter = { batchId: string; productId: string; limit: number; taken: number };
export type Counters = { slots: SlotCounter[]; limits: LimitCounter[] };

/**
 * Locks every counter the claims touch and reads it: slots first, then limits, each by batch and id.
 * Everybody takes them in this order, so that no two transactions wait for each other.
 */
export async function lockCounters(trx: Trx, claims: readonly StockClaim[]): Promise<Counters> {
  const wanted = slotRows(claims);
  let slots = await lockSlots(trx, wanted);
  if (slots.length < wanted.length) {
    await insertSlots(trx, wanted);
    slots = await lockSlots(trx, wanted);
  }
  return { slots, limits: await lockLimits(trx, limitRows(claims)) };
}

/** The slots the claims book, one row per counter, in locking order. */
export function slotRows(claims: readonly StockClaim[]): Row[] {
  return sumRows(
    claims.flatMap(({ batchId, timeSlotId }) =>
      timeSlotId === null ? [] : [{ batchId, id: timeSlotId, units: 1 }],
    ),
  );
}

/** The limits the claims draw on, one row per counter, in locking order. */
export function limitRows(claims: readonly StockClaim[]): Row[] {
  return sumRows(
    claims.flatMap(({ batchId, needs }) =>
      needs.map(({ productId, units }) => ({ batchId, id: productId, units })),
    ),
  );
}

async function lockSlots(trx: Trx, rows: readonly Row[]): Promise<SlotCounter[]> {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<SlotCounter>`
    select b.batch_id as "batchId", b.time_slot_id as "timeSlotId", s.time_slot as "timeSlot",
      s.time_slot_zh as "timeSlotZh",
      b.booked, coalesce(b.capacity, s.capacity) as capacity
    from batch_time_slots b join pickup_time_slots s on s.id = b.time_slot_id
    where (b.batch_id, b.time_slot_id) in (select * from ${pairs(rows)})
    order by b.batch_id, b.time_slot_id for update of b`.execute(trx);
  return found;
}

/** A slot nobody booked yet has no counter. */
async function insertSlots(trx: Trx, rows: readonly Row[]): Promise<void> {
  await trx
    .insertInto('batch_time_slots')
    .values(rows.map(({ batchId, id }) => ({ batch_id: batchId, time_slot_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function lockLimits(trx: Trx, rows: readonly Row[]): Promise<LimitCounter[]> {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<LimitCounter>`
    select l.batch_id as "batchId", l.product_id as "productId", l.limit_quantity as "limit", l.taken
    from product_batch_limits l
    where (l.batch_id, l.product_id) in (select * from ${pairs(rows)})
    order by l.batch_id, l.product_id for update of l`.execute(trx);
  return found;
}

/** Ids are lower-case hexadecimal, which sorts as text the way the database sorts them. */
function sumRows(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.batchId} ${row.id}`;
    sums.set(key, { ...row, units: row.units + (sums.get(key)?.units ?? 0) });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function pairs(rows: readonly Row[]) {
  return sql`unnest(${rows.map(({ batchId }) => batchId)}::uuid[], ${rows.map(({ id }) => id)}::uuid[])`;
}
