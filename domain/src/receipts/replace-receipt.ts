import type { OrderStatus, StatusPair } from '../orders/status/status.ts';
import { isOver } from '../orders/status/status-transition.ts';

/** Past these the kitchen has acted on the payment, and a new receipt would only undo its work. */
const open: readonly OrderStatus[] = ['pending', 'payment_uploaded'];

/**
 * Whether the customer may send another receipt: while the payment is not settled and the order not under way, and
 * whenever staff did not accept the last one. An order that is over takes none: only staff bring it back.
 */
export function canReplaceReceipt({ orderStatus, paymentStatus }: StatusPair): boolean {
  if (paymentStatus === 'verified' || isOver(orderStatus)) return false;
  return paymentStatus === 'rejected' || open.includes(orderStatus);
}

/** More would only fill the disk: whoever needs more talks to the shop. */
export const receiptsPerOrder = 10;
