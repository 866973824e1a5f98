import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { transitions } from '@mooncake/domain/orders/status/status-transition';
import { checkApproval, checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type {
  ApproveReceiptRequest,
  CancelReceiptRequest,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { loadAdminOrder } from '../../orders/admin/load-admin-orders.ts';
import { lockOrder, statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { findLatestReceipt } from '../receipts.queries.ts';

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
