import { orderStatuses, type PaymentStatus, type StatusPair } from '../orders/status/status.ts';
import { keepsStock } from '../orders/status/status-transition.ts';
import type { MoveObstacles } from './batch-orders.contract.ts';

/** Still to be made or handed over: what a whole batch takes along, or cancels. Collected boxes stay. */
export const liveStatuses = orderStatuses.filter((status) => keepsStock(status) && status !== 'completed');

/**
 * A cancelled order. Money that did arrive stays `verified`, and a receipt nobody has judged yet goes on waiting for
 * its review, so that nobody forgets whom to pay back.
 */
export function cancelledByKitchen(paymentStatus: PaymentStatus, hasReceipt: boolean): StatusPair {
  const mayHavePaid = paymentStatus === 'verified' || (paymentStatus === 'pending' && hasReceipt);
  return { orderStatus: 'cancelled', paymentStatus: mayHavePaid ? paymentStatus : 'rejected' };
}

export function canMove({ shortages, slots, methods }: MoveObstacles): boolean {
  return shortages.length + slots.length + methods.length === 0;
}

type OfferedTime = { readonly id: string; readonly deliveryMethodId: string; readonly timeSlot: string };
type OrderTime = { readonly id: string; readonly deliveryMethodId: string | null; readonly timeSlot: string };

/**
 * The slot an order gets in another batch: its own where that is offered, else one of its method with
 * the same words. Without either it keeps its own, and whoever asks has to judge that.
 */
export function slotElsewhere(slot: OrderTime, offered: readonly OfferedTime[]): string {
  if (offered.some(({ id }) => id === slot.id)) return slot.id;
  const sameWords = offered.find(
    (other) => other.deliveryMethodId === slot.deliveryMethodId && other.timeSlot === slot.timeSlot,
  );
  return sameWords?.id ?? slot.id;
}
