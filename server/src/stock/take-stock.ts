import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import { findShortages } from '@mooncake/domain/stock/shortages';
import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { type Counters, limitRows, lockCounters, slotRows } from './counters.ts';
import { type StockClaim, sumNeeds } from './stock-claim.ts';

export const stockRefusals = ['batch.short_of_stock', 'slot.full'] as const satisfies readonly RefusalCode[];

type TakeOptions = {
  now: Date;
  /** Holds the claim replaces: their stock is given back first. */
  instead?: readonly string[];
};

/**
 * Takes a claim from its batch, whole or not at all; refuses with every shortage. Expired holds in
 * the way are given back first, so they stop counting the moment they expire.
 */
export function takeStock(trx: Trx, claim: StockClaim, options: TakeOptions): Promise<void> {
  return takeAllStock(trx, [claim], options);
}

/** The same for many claims on one batch, all of them or none. */
export async function takeAllStock(
  trx: Trx,
  claims: readonly StockClaim[],
  { now, instead = [] }: TakeOptions,
): Promise<void> {
  const [{ batchId } = { batchId: null }] = claims;
  const slots = slotRows(claims);
  const limits = limitRows(claims);
  const { rows } = await sql<{ isTaken: boolean }>`
    select take_stock(${batchId}::uuid, ${slots.map(({ id }) => id)}::uuid[], ${slots.map(({ units }) => units)}::integer[],
      ${limits.map(({ id }) => id)}::uuid[], ${limits.map(({ units }) => units)}::integer[], ${instead}::uuid[], ${now})
      as "isTaken"`.execute(trx);
  if (!rows[0]?.isTaken) throw refuseForRoom(await lockCounters(trx, claims), claims);
}

/** Says what is lacking, by the counters as they are. */
function refuseForRoom({ slots, limits }: Counters, claims: readonly StockClaim[]): Error {
  const places = new Map(slotRows(claims).map(({ id, units }) => [id, units]));
  for (const { timeSlotId, timeSlot, timeSlotZh, booked, capacity } of slots) {
    const wanted = places.get(timeSlotId) ?? 0;
    if (capacity !== null && booked + wanted > capacity) return refuse('slot.full', { timeSlot, timeSlotZh });
  }
  return refuse('batch.short_of_stock', { shortages: findShortages(sumNeeds(claims), limits) });
}
