import type { OrderStatus, PaymentStatus, StatusPair } from './status.ts';

/** Who keeps the stock they took: a packed or collected box cannot be sold again. */
const stockKept = {
  pending: true,
  payment_uploaded: true,
  verified: true,
  ready_for_pickup: true,
  completed: true,
  cancelled: false,
  rejected: false,
} as const satisfies Record<OrderStatus, boolean>;

export function keepsStock(status: OrderStatus): boolean {
  return stockKept[status];
}

/** Cancelled or rejected: nothing but staff, one order at a time and on purpose, brings it back. */
export function isOver(status: OrderStatus): boolean {
  return !keepsStock(status);
}

/** What one status for many orders does to one of them: what is over stays so, what has the status keeps it. */
export function bulkEffectOf(
  orderStatus: OrderStatus,
  wished: OrderStatus,
): 'changed' | 'unchanged' | 'skipped' {
  if (isOver(orderStatus)) return 'skipped';
  return orderStatus === wished ? 'unchanged' : 'changed';
}

/** The money was seen: an order that waited for it is verified; one that went on meanwhile stays where it is. */
export function approvedStatuses(orderStatus: OrderStatus): StatusPair {
  const isWaiting = orderStatus === 'pending' || orderStatus === 'payment_uploaded';
  return { orderStatus: isWaiting ? 'verified' : orderStatus, paymentStatus: 'verified' };
}

/** Packed or handed over: the kitchen has acted on it, and no receipt sets it back. */
const isUnderWay = (status: OrderStatus) => status === 'ready_for_pickup' || status === 'completed';

/** The receipt is not accepted, the order not cancelled: it waits for another one and keeps its boxes. */
export function refusedStatuses(orderStatus: OrderStatus): StatusPair {
  const stays = isOver(orderStatus) || isUnderWay(orderStatus);
  return { orderStatus: stays ? orderStatus : 'pending', paymentStatus: 'rejected' };
}

/**
 * The order is cancelled in the review. A payment that was verified stays so, and one that the reviewer saw arrive
 * becomes it: such money has to go back.
 */
export function cancelledStatuses(paymentStatus: PaymentStatus, hasMoneyArrived: boolean): StatusPair {
  if (paymentStatus !== 'verified' && !hasMoneyArrived) return transitions.cancel_receipt;
  return { orderStatus: 'cancelled', paymentStatus: 'verified' };
}

/** Another receipt arrived: back in line for review. What staff confirmed or packed by hand stays where it is. */
export function receiptSentStatuses(orderStatus: OrderStatus): StatusPair {
  const stays = orderStatus === 'verified' || isUnderWay(orderStatus);
  return { ...transitions.place, ...(stays && { orderStatus }) };
}

/**
 * The steps an order takes by itself or by a receipt review, with the statuses they set. Apart from
 * these, staff may set any pair by hand, giving a reason.
 */
export const transitions = {
  /** The receipt arrived in time, or late with the stock still there. */
  place: { orderStatus: 'payment_uploaded', paymentStatus: 'pending' },
  /** The receipt arrived late and the stock is gone: kept for staff, outside stock. */
  place_without_stock: { orderStatus: 'pending', paymentStatus: 'pending' },
  cancel_receipt: { orderStatus: 'cancelled', paymentStatus: 'rejected' },
} as const satisfies Record<string, StatusPair>;

export type StockEffect = 'take' | 'release' | 'none';

/**
 * What moving an order to a status does to stock. It depends on whether the order holds stock now,
 * not on its old status: a late order waits as `pending` outside stock.
 */
export function stockEffect(holdsStock: boolean, to: OrderStatus): StockEffect {
  if (holdsStock === keepsStock(to)) return 'none';
  return holdsStock ? 'release' : 'take';
}
