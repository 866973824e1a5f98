import type { OrderStatus, StatusPair } from '../orders/status/status.ts';

/** Past these the kitchen has acted on the payment, and a new receipt would only undo its work. */
const open: readonly OrderStatus[] = ['pending', 'payment_uploaded', 'cancelled', 'rejected'];

/** Whether the customer may send another receipt: the payment is not settled and the order not under way. */
export function canReplaceReceipt({ orderStatus, paymentStatus }: StatusPair): boolean {
  return paymentStatus !== 'verified' && open.includes(orderStatus);
}

/** More would only fill the disk: whoever needs more talks to the shop. */
export const receiptsPerOrder = 10;
