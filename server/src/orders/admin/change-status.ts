import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type {
  BulkChangeRequest,
  BulkChangeResponse,
  StatusChangeRequest,
} from '@mooncake/domain/orders/order-change.contract';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { appendToNotes, isReasonGiven, statusLogEntry } from '@mooncake/domain/orders/status/status-log';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, type ChangeLine, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Db, Trx } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { loadAdminOrder } from './load-admin-orders.ts';
import { type LockedOrder, lockOrder, statusesOf } from './lock-order.ts';
import { setStatuses } from './set-statuses.ts';

/** Any pair of statuses by hand; the reason goes into the notes and the audit log. */
export async function changeStatus(
  deps: ChangeDeps,
  { orderId, request, actor }: { orderId: string; request: StatusChangeRequest; actor: Actor },
): Promise<AdminOrder> {
  const { orderStatus, paymentStatus, reason, version } = request;
  if (!isReasonGiven(reason)) throw refuse('order.reason_required');
  const asked = { actor, action: 'order.status_changed', topics: ['orders', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const order = await lockOrder(trx, orderId, version);
    return { audit: await changeByHand(trx, order, { after: { orderStatus, paymentStatus }, reason, now }) };
  });
  return loadAdminOrder(deps.db, orderId);
}

/** The same status for many orders; each succeeds or fails for itself, and what is over stays over. */
export async function changeMany(
  deps: ChangeDeps & Pick<Deps, 'log'>,
  { orderIds, orderStatus, reason }: BulkChangeRequest,
  actor: Actor,
): Promise<BulkChangeResponse> {
  if (!isReasonGiven(reason)) throw refuse('order.reason_required');
  const { db, events, log } = deps;
  // Told once, when all are done.
  const asked = { actor, action: 'order.status_changed', topics: [] } as const;
  const answer: BulkChangeResponse = { changed: [], skipped: [], failed: [] };

  for (const orderId of new Set(orderIds)) {
    try {
      const { orderNumber, isSkipped } = await change(deps, asked, async (trx, now) => {
        const order = await lockOrder(trx, orderId, null);
        const result = { orderNumber: order.order_number, isSkipped: isOver(order.order_status) };
        if (result.isSkipped) return { result, audit: [] };
        const after = { orderStatus, paymentStatus: order.payment_status };
        const audit = await changeByHand(trx, order, { after, reason, now });
        return { result, audit };
      });
      answer[isSkipped ? 'skipped' : 'changed'].push({ orderId, orderNumber });
    } catch (error) {
      const failure = isRefusal(error)
        ? { code: error.code, details: { ...error.facts } }
        : { code: 'internal', details: {} };
      if (!isRefusal(error)) log.error({ err: error }, 'one order of many could not be changed');
      answer.failed.push({ orderId, orderNumber: await numberOf(db, orderId), ...failure });
    }
  }
  if (answer.changed.length > 0) events.publish('orders', 'stock');
  return answer;
}

type Manual = { after: StatusPair; reason: string; now: Date };

async function changeByHand(
  trx: Trx,
  order: LockedOrder,
  { after, reason, now }: Manual,
): Promise<ChangeLine> {
  const before = statusesOf(order);
  const entry = statusLogEntry({ before, after, reason, at: now });
  await setStatuses(trx, order, after, { now, adminNotes: appendToNotes(order.admin_notes, entry) });
  const details = { orderNumber: order.order_number, before, after, reason: reason.trim() };
  return { subject: ['order', order.id], details };
}

async function numberOf(db: Db, orderId: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirst()
    .catch(() => undefined);
  return order?.order_number ?? null;
}
