import type { StatusPair } from '@mooncake/domain/orders/status/status';
import {
  isOver,
  keepsStock,
  type StockEffect,
  stockEffect,
} from '@mooncake/domain/orders/status/status-transition';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../../database/connect.ts';
import { claimOfOrder } from '../../stock/order-claim.ts';
import { releaseStock } from '../../stock/release-stock.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { type LockedOrder, statusesOf } from './lock-order.ts';

type Written = {
  /** What the customer reads on the status page; left out, it stays. */
  customerNote?: string | null;
  /** The notes with their log entry; left out, they stay. */
  adminNotes?: string;
};

/**
 * Gives a locked order its new statuses and sees to its stock: given back, or taken again, which is
 * refused with the shortage when it is gone. Staff may reopen an order of a closed batch.
 */
export async function setStatuses(
  trx: Trx,
  order: LockedOrder,
  after: StatusPair,
  { now, ...written }: Written & { now: Date },
): Promise<void> {
  const before = statusesOf(order);
  if (before.orderStatus === after.orderStatus && before.paymentStatus === after.paymentStatus) {
    throw refuse('order.nothing_to_change', before);
  }
  const isRevived = order.money_returned_at !== null && !isOver(after.orderStatus);
  if (isRevived && after.paymentStatus === 'verified') throw refuse('refund.already_returned');
  const effect = effectOf(order, after);
  await moveStock(trx, order, effect, now);

  await trx
    .updateTable('orders')
    .set((eb) => ({
      order_status: after.orderStatus,
      payment_status: after.paymentStatus,
      payment_verified_at: after.paymentStatus === 'verified' ? (order.payment_verified_at ?? now) : null,
      payment_rejected_at: after.paymentStatus === 'rejected' ? (order.payment_rejected_at ?? now) : null,
      ...(isRevived && { money_returned_at: null }),
      ...(effect === 'take' && { outside_stock: false }),
      ...(written.customerNote !== undefined && { customer_note: written.customerNote }),
      ...(written.adminNotes !== undefined && {
        admin_notes: written.adminNotes,
        admin_notes_version: eb('admin_notes_version', '+', 1),
      }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute();
}

/** Whether the order's boxes are counted in its batch now. */
export function holdsStock({ order_status, outside_stock }: LockedOrder): boolean {
  return keepsStock(order_status) && !outside_stock;
}

/** An order that waits outside stock may go on waiting, as long as nobody says that it is paid. */
function effectOf(order: LockedOrder, after: StatusPair): StockEffect {
  const goesOnWaiting = order.outside_stock && after.orderStatus === order.order_status;
  if (goesOnWaiting && after.paymentStatus !== 'verified') return 'none';
  return stockEffect(holdsStock(order), after.orderStatus);
}

async function moveStock(trx: Trx, order: LockedOrder, effect: StockEffect, now: Date): Promise<void> {
  const claim = effect === 'none' ? null : await claimOfOrder(trx, order);
  if (!claim) return;
  if (effect === 'take') await takeStock(trx, claim, { now });
  else await releaseStock(trx, [claim]);
}
