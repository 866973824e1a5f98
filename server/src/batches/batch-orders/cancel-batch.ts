import { cancelledByKitchen } from '@mooncake/domain/batches/batch-orders';
import type { CancelBatchRequest } from '@mooncake/domain/batches/batch-orders.contract';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { appendToNotes, isReasonGiven, statusLogEntry } from '@mooncake/domain/orders/status/status-log';
import { refuse } from '@mooncake/domain/refusal';
import { recordAudit } from '../../audit/record-audit.ts';
import { loadAdminOrders } from '../../orders/admin/load-admin-orders.ts';
import { statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { type BatchOf, type ChangeDeps, changeBatches } from '../batch-change.ts';
import { findAdminBatch } from '../batches.queries.ts';
import { setActive } from '../switch-batch.ts';
import { idsByAge, lockLiveOrders } from './live-orders.queries.ts';

/** Cancels every live order of a batch, with one reason that every customer reads. */
export async function cancelBatch(
  deps: ChangeDeps,
  { batchId, request, actor }: BatchOf & { request: CancelBatchRequest },
): Promise<AdminOrder[]> {
  const { reason, disablesBatch } = request;
  if (!isReasonGiven(reason)) throw refuse('order.reason_required');
  const cancelledIds = await changeBatches(deps, actor, async (trx, now) => {
    const { batchName } = await findAdminBatch(trx, batchId);
    const orders = await lockLiveOrders(trx, batchId);
    for (const order of orders) {
      const before = statusesOf(order);
      const after = cancelledByKitchen(before);
      const entry = statusLogEntry({ before, after, reason, at: now });
      const adminNotes = appendToNotes(order.admin_notes, entry);
      await setStatuses(trx, order, after, { now, customerNote: reason, adminNotes });
      await recordAudit(trx, {
        actor,
        action: 'order.cancelled',
        subject: ['order', order.id],
        details: { orderNumber: order.order_number, before, after, batchName },
        now,
      });
    }
    if (disablesBatch) await setActive(trx, batchId, false);
    return {
      result: idsByAge(orders),
      action: 'batch.orders_cancelled',
      subject: ['batch', batchId],
      details: { batchName, orders: orders.length, disablesBatch },
    };
  });
  deps.events.publish('orders');
  return loadAdminOrders(deps.db, cancelledIds);
}
