import type { OrderStatus, StatusPair } from './status.ts';

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

/**
 * The steps an order takes by itself or by a receipt review, with the statuses they set. Apart from
 * these, staff may set any pair by hand, giving a reason.
 */
export const transitions = {
  /** The receipt arrived in time, or late with the stock still there. */
  place: { orderStatus: 'payment_uploaded', paymentStatus: 'pending' },
  /** The receipt arrived late and the stock is gone: kept for staff, outside stock. */
  place_without_stock: { orderStatus: 'pending', paymentStatus: 'pending' },
  approve_receipt: { orderStatus: 'verified', paymentStatus: 'verified' },
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
