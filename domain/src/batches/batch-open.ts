import { addDays, malaysianMidnight, malaysianToday } from '../calendar.ts';
import type { BatchOffer, PickupBatch } from '../delivery/delivery-method.ts';

/** Whether orders are still taken: the day has not passed in Malaysia, nor the cut-off if there is one. */
export function isBatchOpen(
  { batchDate, orderUntil }: Readonly<Pick<PickupBatch, 'batchDate' | 'orderUntil'>>,
  now: Date,
): boolean {
  if (batchDate < malaysianToday(now)) return false;
  return orderUntil === null || now.getTime() < Date.parse(orderUntil);
}

/** The moment from which an open batch takes no more orders, unless somebody changes it. */
export function batchClosesAt({
  batchDate,
  orderUntil,
}: Readonly<Pick<PickupBatch, 'batchDate' | 'orderUntil'>>): Date {
  const endOfDay = malaysianMidnight(addDays(batchDate, 1));
  const cutOff = orderUntil === null ? endOfDay : new Date(orderUntil);
  return cutOff < endOfDay ? cutOff : endOfDay;
}

/** How staff see a batch: they also use those past their cut-off and those not shown. */
export function batchOffer(
  batch: Readonly<Pick<PickupBatch, 'batchDate' | 'orderUntil'> & { isActive: boolean }>,
  now: Date,
): BatchOffer {
  if (!batch.isActive) return 'hidden';
  return isBatchOpen(batch, now) ? 'open' : 'closed';
}
