import { isCollectedByRider } from '@mooncake/domain/delivery/rider';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';

export type MessageKind =
  | 'unpaid'
  | 'received'
  | 'outsideStock'
  | 'verified'
  | 'ready'
  | 'completed'
  | 'cancelled'
  /** The receipt is refused, and another is waited for. */
  | 'rejected'
  /** The order itself is, and over. */
  | 'orderRejected';

type Judged = Pick<AdminOrder, 'orderStatus' | 'paymentStatus' | 'hasReceipt' | 'outsideStock'>;

/** What there is to say about an order, the last word of the kitchen first. */
export function messageKindOf({ orderStatus, paymentStatus, hasReceipt, outsideStock }: Judged): MessageKind {
  if (orderStatus === 'cancelled') return 'cancelled';
  if (orderStatus === 'rejected') return 'orderRejected';
  if (paymentStatus === 'rejected') return 'rejected';
  if (orderStatus === 'completed') return 'completed';
  if (orderStatus === 'ready_for_pickup') return 'ready';
  // Only money that was seen is confirmed, whatever the order is called.
  if (paymentStatus === 'verified') return 'verified';
  if (outsideStock) return 'outsideStock';
  return hasReceipt || orderStatus === 'payment_uploaded' ? 'received' : 'unpaid';
}

export type Handover = 'pickup' | 'delivery' | 'rider' | 'unknown';

/** How the boxes change hands. */
export function handoverOf({ deliveryMethod }: Pick<AdminOrder, 'deliveryMethod'>): Handover {
  if (!deliveryMethod) return 'unknown';
  if (isCollectedByRider(deliveryMethod)) return 'rider';
  return deliveryMethod.isPickup ? 'pickup' : 'delivery';
}
