import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import { findShortages } from '@mooncake/domain/stock/shortages';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { type Counters, limitRows, lockCounters, slotRows } from './counters.ts';
import { freeHolds, lockFreeableHolds } from './held-stock.ts';
import { type StockClaim, sumNeeds } from './stock-claim.ts';

export const stockRefusals = ['batch.short_of_stock', 'slot.full'] as const satisfies readonly RefusalCode[];

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
export const takeStock: TakeStock = (trx, claim, options) => takeAllStock(trx, [claim], options);

/** The same for many claims on one batch, all of them or none. */
export async function takeAllStock(
  trx: Trx,
  claims: readonly StockClaim[],
  options: TakeOptions,
): Promise<void> {
  const freeable = await lockFreeableHolds(trx, claims, options);
  const locked = await lockCounters(trx, [...claims, ...freeable.map((held) => held.claim)]);
  await freeHolds(trx, freeable, options.now);

  // Everything is checked before anything is taken: a refusal leaves the counters alone.
  checkRoom(freeable.length > 0 ? await lockCounters(trx, claims) : locked, claims);
  for (const { batchId, id, units } of slotRows(claims)) await bookSlot(trx, batchId, id, units);
  for (const { batchId, id, units } of limitRows(claims)) await addToTaken(trx, batchId, id, units);
}

function checkRoom({ slots, limits }: Counters, claims: readonly StockClaim[]): void {
  const places = new Map(slotRows(claims).map(({ id, units }) => [id, units]));
  for (const { timeSlotId, timeSlot, booked, capacity } of slots) {
    const wanted = places.get(timeSlotId) ?? 0;
    if (capacity !== null && booked + wanted > capacity) throw refuse('slot.full', { timeSlot });
  }
  const shortages = findShortages(sumNeeds(claims), limits);
  if (shortages.length > 0) throw refuse('batch.short_of_stock', { shortages });
}

async function addToTaken(trx: Trx, batchId: string, productId: string, units: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('product_batch_limits')
    .set((eb) => ({ taken: eb('taken', '+', units) }))
    .where('batch_id', '=', batchId)
    .where('product_id', '=', productId)
    .where((eb) => eb(eb('taken', '+', units), '<=', eb.ref('limit_quantity')))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a locked stock counter has moved');
}

async function bookSlot(trx: Trx, batchId: string, timeSlotId: string, orders: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('batch_time_slots as b')
    .from('pickup_time_slots as s')
    .set((eb) => ({ booked: eb('b.booked', '+', orders) }))
    .whereRef('s.id', '=', 'b.time_slot_id')
    .where('b.batch_id', '=', batchId)
    .where('b.time_slot_id', '=', timeSlotId)
    .where(sql<boolean>`b.booked + ${orders} <= coalesce(b.capacity, s.capacity, 2147483647)`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('a locked slot counter has moved');
}
