import type { Trx } from '../database/connect.ts';
import { limitRows, lockCounters, slotRows } from './counters.ts';
import type { StockClaim } from './stock-claim.ts';

/** Gives back what the claims took. */
export async function releaseStock(trx: Trx, claims: readonly StockClaim[]): Promise<void> {
  await lockCounters(trx, claims);
  for (const { batchId, id, units } of slotRows(claims)) {
    await trx
      .updateTable('batch_time_slots')
      .set((eb) => ({ booked: eb('booked', '-', units) }))
      .where('batch_id', '=', batchId)
      .where('time_slot_id', '=', id)
      .execute();
  }
  for (const { batchId, id, units } of limitRows(claims)) {
    await trx
      .updateTable('product_batch_limits')
      .set((eb) => ({ taken: eb('taken', '-', units) }))
      .where('batch_id', '=', batchId)
      .where('product_id', '=', id)
      .execute();
  }
}
