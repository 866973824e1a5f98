import type { OrderStatus, PaymentStatus } from '@mooncake/domain/orders/status/status';

/** Words about an order, wherever one is shown. */
export const orders = {
  withYolk: 'with yolk',
  withoutYolk: 'without yolk',
  contents: 'In the box',
  status: {
    pending: 'Pending',
    payment_uploaded: 'Payment Uploaded',
    verified: 'Verified',
    ready_for_pickup: 'Ready for Pickup',
    completed: 'Completed',
    cancelled: 'Cancelled',
    rejected: 'Rejected',
  } satisfies Record<OrderStatus, string>,
  payment: {
    pending: 'Pending',
    verified: 'Verified',
    rejected: 'Rejected',
  } satisfies Record<PaymentStatus, string>,
  map: (place: string) => `Map: ${place}`,
  enlargeMap: 'Tap the map to see it full size',
};
