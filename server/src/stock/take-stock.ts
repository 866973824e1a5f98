import { findShortages } from '@mooncake/domain/batches/shortages';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { type Counters, limitRows, lockCounters } from './counters.ts';
import { freeHolds, lockFreeableHolds } from './held-stock.ts';
import type { StockClaim } from './stock-claim.ts';

type TakeOptions = {
  now: Date;
  /** Holds the claim replaces: their stock is given back first. */
  instead?: readonly string[];
};
export type TakeStock = (trx: Trx, claim: StockClaim, options: TakeOptions) => Promise<void>;

/**
 * Takes a claim from its batch, whole or not at all; refuses with every shortage. Expired holds in
 * the way are given back first, so they stop counting the moment they expire.
 */
export const takeStock: TakeStock = async (trx, claim, options) => {
  const freeable = await lockFreeableHolds(trx, claim, options);
  const locked = await lockCounters(trx, [claim, ...freeable.map((held) => held.claim)]);
  await freeHolds(trx, freeable, options.now);

  // Everything is checked before anything is taken: a refusal leaves the counters alone.
  checkRoom(freeable.length > 0 ? await lockCounters(trx, [claim]) : locked, claim);
  if (claim.timeSlotId !== null) await bookSlot(trx, claim.batchId, claim.timeSlotId);
  for (const { batchId, of, units } of limitRows([claim])) await raiseLimit(trx, batchId, of, units);
};

function checkRoom({ slots, limits }: Counters, { needs }: StockClaim): void {
  for (const { timeSlot, booked, capacity } of slots) {
    if (capacity !== null && booked >= capacity) throw refuse('slot.full', { timeSlot });
  }
  const shortages = findShortages(needs, limits);
  if (shortages.length > 0) throw refuse('batch.short_of_stock', { shortages });
}

async function raiseLimit(trx: Trx, batchId: string, productId: string, units: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('product_batch_limits')
    .set((eb) => ({ taken: eb('taken', '+', units) }))
    .where('batch_id', '=', batchId)
    .where('product_id', '=', productId)
    .where((eb) => eb(eb('taken', '+', units), '<=', eb.ref('limit_quantity')))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a locked stock counter has moved');
}

async function bookSlot(trx: Trx, batchId: string, timeSlotId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('batch_time_slots as b')
    .from('pickup_time_slots as s')
    .set((eb) => ({ booked: eb('b.booked', '+', 1) }))
    .whereRef('s.id', '=', 'b.time_slot_id')
    .where('b.batch_id', '=', batchId)
    .where('b.time_slot_id', '=', timeSlotId)
    .where(sql<boolean>`b.booked < coalesce(b.capacity, s.capacity, 2147483647)`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a locked slot counter has moved');
}
