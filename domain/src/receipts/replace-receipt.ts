import type { StatusPair } from '../orders/status/status.ts';
import { isOver } from '../orders/status/status-transition.ts';

/**
 * Whether the customer may send a receipt: as long as the payment is not settled, however far the kitchen has come. An
 * order that is over takes none: only staff bring it back.
 */
export function canReplaceReceipt({ orderStatus, paymentStatus }: StatusPair): boolean {
  return paymentStatus !== 'verified' && !isOver(orderStatus);
}

/** More would only fill the disk: whoever needs more talks to the shop. */
export const receiptsPerOrder = 10;
