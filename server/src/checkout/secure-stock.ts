import type { Trx } from '../database/connect.ts';
import { isPlaceOffered } from '../delivery/delivery.queries.ts';
import { endHolds, freeHolds } from '../stock/held-stock.ts';
import { takeIfThere } from '../stock/regain-stock.ts';
import { claimOf, type HoldRow, isLive } from './holds.queries.ts';

/**
 * Turns the stock of a locked hold into an order's, or says that it is gone. A receipt may come late:
 * stock nobody needed meanwhile is still there, and stock given back is taken again if it can be.
 */
export async function secureStock(trx: Trx, hold: HoldRow, now: Date): Promise<boolean> {
  if (hold.released_at !== null) return takeIfThere(trx, claimOf(hold), now);

  if (isLive(hold, now) || (await isPlaceOffered(trx, claimOf(hold), now))) {
    await endHolds(trx, [hold.id], now);
    return true;
  }
  await freeHolds(trx, [hold.id], now);
  return false;
}
