import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { transitions } from '@mooncake/domain/orders/status/status-transition';
import { checkApproval, checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type {
  ApproveReceiptRequest,
  CancelReceiptRequest,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import { loadAdminOrder } from '../../orders/admin/load-admin-orders.ts';
import { lockOrder, statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { findLatestReceipt } from '../receipts.queries.ts';

type Review<Request> = { orderId: string; request: Request; actor: Actor };

/** The money was seen in the bank account: the order is verified. */
export async function approvePayment(
  deps: ChangeDeps,
  { orderId, request, actor }: Review<ApproveReceiptRequest>,
): Promise<AdminOrder> {
  const asked = { actor, action: 'order.approved', topics: ['orders', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const order = await lockOrder(trx, orderId, request.version);
    const hasReceipt = (await findLatestReceipt(trx, orderId)) !== undefined;
    const problem = checkApproval({ hasReceipt, seenInBank: request.seenInBank });
    if (problem) throw refuse(`review.${problem}`);

    const after = transitions.approve_receipt;
    await setStatuses(trx, order, after, { now, customerNote: null });
    const details = { orderNumber: order.order_number, before: statusesOf(order), after };
    return { audit: { subject: ['order', orderId], details } };
  });
  return loadAdminOrder(deps.db, orderId);
}

/** The payment is not accepted: the order is cancelled, and the customer reads why. */
export async function cancelPayment(
  deps: ChangeDeps,
  { orderId, request, actor }: Review<CancelReceiptRequest>,
): Promise<AdminOrder> {
  const problem = checkCancellation(request);
  if (problem) throw refuse(`review.${problem}`);

  const asked = { actor, action: 'order.cancelled', topics: ['orders', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const order = await lockOrder(trx, orderId, request.version);
    const after = transitions.cancel_receipt;
    await setStatuses(trx, order, after, { now, customerNote: request.notes.trim() });
    const details = { orderNumber: order.order_number, before: statusesOf(order), after };
    return { audit: { subject: ['order', orderId], details } };
  });
  return loadAdminOrder(deps.db, orderId);
}
