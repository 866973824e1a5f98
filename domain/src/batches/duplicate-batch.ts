import { addDays } from '../calendar.ts';
import type { PickupBatch } from '../delivery/delivery-method.ts';

export type BatchDraft = Omit<PickupBatch, 'id'> & { isActive: boolean };

const daysLater = 7;

/** Next week's batch from this one, hidden from customers until staff enable it. */
export function duplicateBatch(batch: Readonly<Omit<PickupBatch, 'id'>>): BatchDraft {
  return {
    batchName: `${batch.batchName} (Copy)`,
    batchNameZh: batch.batchNameZh && `${batch.batchNameZh}（副本）`,
    batchDate: addDays(batch.batchDate, daysLater),
    deliveryMethodIds: [...batch.deliveryMethodIds],
    // The cut-off moves along, or the copy would close before anyone could order.
    orderUntil: batch.orderUntil === null ? null : movedCutOff(batch.orderUntil),
    isActive: false,
  };
}

function movedCutOff(orderUntil: string): string {
  const cutOff = new Date(orderUntil);
  cutOff.setUTCDate(cutOff.getUTCDate() + daysLater);
  return cutOff.toISOString();
}
