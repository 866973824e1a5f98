import { malaysianToday } from '../calendar.ts';
import { type OrderStatus, orderStatuses, type StatusPair } from './status/status.ts';
import { isOver } from './status/status-transition.ts';

type Waiting = StatusPair & { paymentRejectedAt: string | null; paymentUploadedAt: string | null };

/** Whose receipt was refused sends another one, packed or not; once the boxes are handed over, only money is owed. */
export const statusesAwaitingReceipt: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !isOver(status) && status !== 'completed',
);

const day = 24 * 60 * 60 * 1000;

/** For how many days of the calendar an order has waited for another receipt; null where it waits for none. */
export function daysWithoutReceipt(order: Waiting, now: Date): number | null {
  const { orderStatus, paymentStatus, paymentRejectedAt, paymentUploadedAt } = order;
  if (paymentStatus !== 'rejected' || !statusesAwaitingReceipt.includes(orderStatus)) return null;
  if (paymentRejectedAt === null || paymentUploadedAt === null) return null;
  const [since, today] = [new Date(paymentRejectedAt), now].map((moment) =>
    Date.parse(malaysianToday(moment)),
  );
  return Math.max(0, Math.round(((today ?? 0) - (since ?? 0)) / day));
}
