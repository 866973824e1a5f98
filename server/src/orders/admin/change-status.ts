import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type {
  BulkChangeRequest,
  BulkChangeResponse,
  StatusChangeRequest,
} from '@mooncake/domain/orders/order-change.contract';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { appendToNotes, isReasonGiven, statusLogEntry } from '@mooncake/domain/orders/status/status-log';
import { bulkEffectOf } from '@mooncake/domain/orders/status/status-transition';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, type ChangeLine, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Db, Trx } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { OncePart } from '../../idempotency/once-route.ts';
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

type ManyDeps = ChangeDeps & Pick<Deps, 'log'>;
type ManyAsked = { request: BulkChangeRequest; actor: Actor; once: OncePart<ManyDeps> };

/** The same status for many orders; each succeeds or fails for itself, and what is over stays over. */
export async function changeMany(
  { db, events, log }: ManyDeps,
  { request: { orderIds, orderStatus, reason }, actor, once }: ManyAsked,
): Promise<BulkChangeResponse> {
  if (!isReasonGiven(reason)) throw refuse('order.reason_required');
  // Told once, when all are done.
  const asked = { actor, action: 'order.status_changed', topics: [] } as const;
  const answer: BulkChangeResponse = { changed: [], unchanged: [], skipped: [], failed: [] };
  let hasChanged = false;
  const changeOne = (deps: ManyDeps, orderId: string) =>
    change(deps, asked, async (trx, now) => {
      const order = await lockOrder(trx, orderId, null);
      const effect = bulkEffectOf(order.order_status, orderStatus);
      const result = { orderNumber: order.order_number, effect };
      if (effect !== 'changed') return { result, audit: [] };
      const after = { orderStatus, paymentStatus: order.payment_status };
      const audit = await changeByHand(trx, order, { after, reason, now });
      hasChanged = true;
      return { result, audit };
    });

  for (const orderId of new Set(orderIds)) {
    try {
      const { orderNumber, effect } = await once(orderId, (deps) => changeOne(deps, orderId));
      answer[effect].push({ orderId, orderNumber });
    } catch (error) {
      // Not a matter of this order: the whole request is another one than the key stands for.
      if (isRefusal(error) && error.code === 'idempotency.key_reused') throw error;
      const failure = isRefusal(error)
        ? { code: error.code, details: { ...error.facts } }
        : { code: 'internal', details: {} };
      if (!isRefusal(error)) log.error({ err: error }, 'one order of many could not be changed');
      answer.failed.push({ orderId, orderNumber: await numberOf(db, orderId), ...failure });
    }
  }
  if (hasChanged) events.publish('orders', 'stock');
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
