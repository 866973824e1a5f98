import { findShortages, type Shortage } from '@mooncake/domain/batches/shortages';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { limitRows, lockCounters } from './counters.ts';
import { freeHolds, lockFreeableHolds } from './held-stock.ts';
import type { StockClaim } from './stock-claim.ts';

export type TakeOptions = {
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
  if (claim.timeSlotId !== null) await ensureSlotCounter(trx, claim.batchId, claim.timeSlotId);
  await lockCounters(trx, [claim, ...freeable.map((held) => held.claim)]);
  await freeHolds(trx, freeable, options.now);

  // Everything is checked before anything is taken: a refusal leaves the counters alone.
  await refuseFullSlot(trx, claim);
  const shortages = await shortagesOf(trx, claim);
  if (shortages.length > 0) throw refuse('batch.short_of_stock', { shortages });

  if (claim.timeSlotId !== null) await bookSlot(trx, claim.batchId, claim.timeSlotId);
  for (const { batchId, of, units } of limitRows([claim])) {
    const { numUpdatedRows } = await trx
      .updateTable('product_batch_limits')
      .set((eb) => ({ taken: eb('taken', '+', units) }))
      .where('batch_id', '=', batchId)
      .where('product_id', '=', of)
      .where((eb) => eb(eb('taken', '+', units), '<=', eb.ref('limit_quantity')))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error('a locked stock counter has moved');
  }
};

async function ensureSlotCounter(trx: Trx, batchId: string, timeSlotId: string): Promise<void> {
  await trx
    .insertInto('batch_time_slots')
    .values({ batch_id: batchId, time_slot_id: timeSlotId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function refuseFullSlot(trx: Trx, { batchId, timeSlotId }: StockClaim): Promise<void> {
  if (timeSlotId === null) return;
  const slot = await trx
    .selectFrom('batch_time_slots as b')
    .innerJoin('pickup_time_slots as s', 's.id', 'b.time_slot_id')
    .select((eb) => ['s.time_slot', 'b.booked', eb.fn.coalesce('b.capacity', 's.capacity').as('capacity')])
    .where('b.batch_id', '=', batchId)
    .where('b.time_slot_id', '=', timeSlotId)
    .executeTakeFirstOrThrow();
  if (slot.capacity !== null && slot.booked >= slot.capacity) {
    throw refuse('slot.full', { timeSlot: slot.time_slot });
  }
}

async function shortagesOf(trx: Trx, { batchId, needs }: StockClaim): Promise<Shortage[]> {
  const limits = await trx
    .selectFrom('product_batch_limits')
    .select(['product_id as productId', 'limit_quantity as limit', 'taken'])
    .where('batch_id', '=', batchId)
    .where('product_id', '=', sql<string>`any(${needs.map(({ productId }) => productId)}::uuid[])`)
    .execute();
  return findShortages(needs, limits);
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
