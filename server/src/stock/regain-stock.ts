import { isRefusal } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';
import { isPlaceOffered } from '../delivery/delivery.queries.ts';
import { claimOfOrder } from './order-claim.ts';
import type { StockClaim } from './stock-claim.ts';
import { takeStock } from './take-stock.ts';

type WaitingOrder = {
  id: string;
  outside_stock: boolean;
  pickup_batch_id: string | null;
  pickup_time_slot_id: string | null;
};

/** A locked order that waits outside stock takes its boxes if they are there by now; false while it goes on waiting. */
export async function regainStock(trx: Trx, order: WaitingOrder, now: Date): Promise<boolean> {
  const claim = order.outside_stock ? await claimOfOrder(trx, order) : null;
  return claim ? takeIfThere(trx, claim, now) : true;
}

/** Takes the claim, or says that the stock is gone, or its batch or slot closed. */
export async function takeIfThere(trx: Trx, claim: StockClaim, now: Date): Promise<boolean> {
  if (!(await isPlaceOffered(trx, claim, now))) return false;
  try {
    await takeStock(trx, claim, { now });
    return true;
  } catch (error) {
    if (isRefusal(error, 'batch.short_of_stock') || isRefusal(error, 'slot.full')) return false;
    throw error;
  }
}
