import type { OrderStatus } from '@mooncake/domain/orders/status/status';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';
import { isBatchTakingOrders, isPlaceOffered } from '../delivery/delivery.queries.ts';
import { claimOfOrder } from './order-claim.ts';
import type { StockClaim } from './stock-claim.ts';
import { takeStock } from './take-stock.ts';

type LockedOrder = {
  id: string;
  order_status: OrderStatus;
  outside_stock: boolean;
  pickup_batch_id: string | null;
  pickup_time_slot_id: string | null;
};

/**
 * Sees to it that a locked order has its stock. An order that waits outside stock may go on waiting,
 * told by false; one that gave its stock back is refused when the stock is gone.
 */
export async function regainStock(trx: Trx, order: LockedOrder, now: Date): Promise<boolean> {
  if (keepsStock(order.order_status) && !order.outside_stock) return true;
  const claim = await claimOfOrder(trx, order);
  if (!claim) return true;
  if (order.outside_stock) return takeIfThere(trx, claim, now);
  if (!(await isBatchTakingOrders(trx, claim.batchId, now))) {
    throw refuse('batch.closed', { batchName: await nameOf(trx, claim.batchId) });
  }
  await takeStock(trx, claim, { now });
  return true;
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

async function nameOf(trx: Trx, batchId: string): Promise<string> {
  const batch = await trx
    .selectFrom('pickup_batches')
    .select('batch_name')
    .where('id', '=', batchId)
    .executeTakeFirstOrThrow();
  return batch.batch_name;
}
