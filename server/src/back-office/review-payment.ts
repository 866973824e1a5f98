import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { checkApproval, checkCancellation } from '@mooncake/domain/orders/receipt-review';
import type {
  ApproveReceiptRequest,
  CancelReceiptRequest,
} from '@mooncake/domain/orders/receipt-review.contract';
import { transitions } from '@mooncake/domain/orders/status-transition';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { findLatestReceipt } from '../receipts/receipts.queries.ts';
import { inTransaction } from '../stock/in-transaction.ts';
import { loadAdminOrder } from './load-admin-orders.ts';
import { lockOrder, statusesOf } from './lock-order.ts';
import { setStatuses } from './set-statuses.ts';

type ReviewDeps = Pick<Deps, 'db' | 'events' | 'clock'>;
type Review<Request> = { orderId: string; request: Request; actor: Actor };

/** The money was seen in the bank account: the order is verified. */
export async function approvePayment(
  { db, events, clock }: ReviewDeps,
  { orderId, request, actor }: Review<ApproveReceiptRequest>,
): Promise<AdminOrder> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, request.version);
    const hasReceipt = (await findLatestReceipt(trx, orderId)) !== undefined;
    const problem = checkApproval({ hasReceipt, seenInBank: request.seenInBank });
    if (problem) throw refuse(`review.${problem}`);

    const now = clock();
    const after = transitions.approve_receipt;
    await setStatuses(trx, order, after, { now, customerNote: null });
    await recordAudit(trx, {
      actor,
      action: 'order.approved',
      subject: ['order', orderId],
      details: { orderNumber: order.order_number, before: statusesOf(order), after },
      now,
    });
  });
  events.publish('orders', 'stock');
  return loadAdminOrder(db, orderId);
}

/** The payment is not accepted: the order is cancelled, and the customer reads why. */
export async function cancelPayment(
  { db, events, clock }: ReviewDeps,
  { orderId, request, actor }: Review<CancelReceiptRequest>,
): Promise<AdminOrder> {
  const problem = checkCancellation(request);
  if (problem) throw refuse(`review.${problem}`);

  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, request.version);
    const now = clock();
    const after = transitions.cancel_receipt;
    await setStatuses(trx, order, after, { now, customerNote: request.notes.trim() });
    await recordAudit(trx, {
      actor,
      action: 'order.cancelled',
      subject: ['order', orderId],
      details: { orderNumber: order.order_number, before: statusesOf(order), after },
      now,
    });
  });
  events.publish('orders', 'stock');
  return loadAdminOrder(db, orderId);
}
