import { cancelledByKitchen } from '@mooncake/domain/batches/batch-orders';
import type { CancelBatchRequest } from '@mooncake/domain/batches/batch-orders.contract';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { appendToNotes, isReasonGiven, statusLogEntry } from '@mooncake/domain/orders/status/status-log';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, type ChangeLine, change } from '../../audit/change.ts';
import { loadAdminOrders } from '../../orders/admin/load-admin-orders.ts';
import { statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { type BatchOf, findAdminBatch } from '../batches.queries.ts';
import { setActive } from '../switch-batch.ts';
import { idsByAge, lockLiveOrders } from './live-orders.queries.ts';

/** Cancels every live order of a batch, with one reason that every customer reads. */
export async function cancelBatch(
  deps: ChangeDeps,
  { batchId, request, actor }: BatchOf & { request: CancelBatchRequest },
): Promise<AdminOrder[]> {
  const { reason, disablesBatch } = request;
  if (!isReasonGiven(reason)) throw refuse('order.reason_required');
  const asked = { actor, action: 'batch.orders_cancelled', topics: ['batches', 'stock', 'orders'] } as const;
  const cancelledIds = await change(deps, asked, async (trx, now) => {
    const { batchName } = await findAdminBatch(trx, batchId);
    const orders = await lockLiveOrders(trx, batchId);
    const audit: ChangeLine[] = [];
    for (const order of orders) {
      const before = statusesOf(order);
      const after = cancelledByKitchen(before.paymentStatus, order.payment_uploaded_at !== null);
      const entry = statusLogEntry({ before, after, reason, at: now });
      const adminNotes = appendToNotes(order.admin_notes, entry);
      await setStatuses(trx, order, after, { now, customerNote: reason, adminNotes });
      const details = { orderNumber: order.order_number, before, after, batchName, reason: reason.trim() };
      audit.push({ action: 'order.cancelled', subject: ['order', order.id], details });
    }
    if (disablesBatch) await setActive(trx, batchId, false);
    audit.push({
      subject: ['batch', batchId],
      details: { batchName, orders: orders.length, disablesBatch },
    });
    return { result: idsByAge(orders), audit };
  });
  return loadAdminOrders(deps.db, cancelledIds);
}
