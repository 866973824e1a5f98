import { malaysianToday } from '../calendar.ts';
import type { PickupBatch } from '../delivery/delivery-method.ts';

/** Whether orders are still taken: the day has not passed in Malaysia, nor the cut-off if there is one. */
export function isBatchOpen(
  { batchDate, orderUntil }: Readonly<Pick<PickupBatch, 'batchDate' | 'orderUntil'>>,
  now: Date,
): boolean {
  if (batchDate < malaysianToday(now)) return false;
  return orderUntil === null || now.getTime() < Date.parse(orderUntil);
}
