import * as z from 'zod/mini';

export const orderStatuses = [
  'pending',
  'payment_uploaded',
  'verified',
  'ready_for_pickup',
  'completed',
  'cancelled',
  'rejected',
] as const;
export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

export const paymentStatuses = ['pending', 'verified', 'rejected'] as const;
export const paymentStatusSchema = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** Both statuses of one order, as they change together. */
export const statusPairSchema = z.object({
  orderStatus: orderStatusSchema,
  paymentStatus: paymentStatusSchema,
});
export type StatusPair = z.infer<typeof statusPairSchema>;

export const customerStatuses = [
  'order_cancelled',
  'order_confirmed',
  'payment_pending_verification',
  'order_placed',
  'order_processing',
] as const;
export const customerStatusSchema = z.enum(customerStatuses);
export type CustomerStatus = z.infer<typeof customerStatusSchema>;

/** What the status page tells the customer. */
export function customerStatusOf(order: {
  orderStatus: OrderStatus;
  paymentUploadedAt: string | Date | null;
  paymentVerifiedAt: string | Date | null;
}): CustomerStatus {
  if (order.orderStatus === 'cancelled') return 'order_cancelled';
  if (order.orderStatus !== 'verified') return 'order_processing';
  if (order.paymentVerifiedAt !== null) return 'order_confirmed';
  return order.paymentUploadedAt === null ? 'order_placed' : 'payment_pending_verification';
}

/** The three words the dashboard boils an order down to, and filters by. */
export const dashboardStatuses = ['pending', 'verified', 'rejected'] as const;
export const dashboardStatusSchema = z.enum(dashboardStatuses);
export type DashboardStatus = z.infer<typeof dashboardStatusSchema>;

const accepted: readonly OrderStatus[] = ['verified', 'ready_for_pickup', 'completed'];

export function dashboardStatusOf({ orderStatus, paymentStatus }: StatusPair): DashboardStatus {
  if (paymentStatus === 'rejected' || orderStatus === 'cancelled') return 'rejected';
  return paymentStatus === 'verified' || accepted.includes(orderStatus) ? 'verified' : 'pending';
}
