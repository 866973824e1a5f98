import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import {
  approvedStatuses,
  cancelledStatuses,
  refusedStatuses,
} from '@mooncake/domain/orders/status/status-transition';
import { checkApproval, checkCancellation } from '@mooncake/domain/receipts/receipt-review';
import type {
  ApproveReceiptRequest,
  CancelReceiptRequest,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, type ChangeLine, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Trx } from '../../database/connect.ts';
import { loadAdminOrder } from '../../orders/admin/load-admin-orders.ts';
import { type LockedOrder, lockOrder, statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { findLatestReceipt } from '../receipts.queries.ts';

type Review<Request> = { orderId: string; request: Request; actor: Actor };

/** The money was seen in the bank account: the payment is verified, and the order if it waited for that. */
export async function approvePayment(
  deps: ChangeDeps,
  { orderId, request, actor }: Review<ApproveReceiptRequest>,
): Promise<AdminOrder> {
  const asked = { actor, action: 'order.approved', topics: ['orders', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const order = await lockOrder(trx, orderId, request.version);
    return { audit: await approveOrder(trx, order, { seenInBank: request.seenInBank, now }) };
  });
  return loadAdminOrder(deps.db, orderId);
}

/** The rule by which every payment is approved, whoever saw the money: a reviewer, or the bank's statement itself. */
export async function approveOrder(
  trx: Trx,
  order: LockedOrder,
  { now, ...seen }: { now: Date; seenInBank: boolean; isOnStatement?: boolean },
): Promise<ChangeLine> {
  const hasReceipt = (await findLatestReceipt(trx, order.id)) !== undefined;
  const problem = checkApproval({ hasReceipt, ...seen });
  if (problem) throw refuse(`review.${problem}`);

  const after = approvedStatuses(order.order_status);
  await setStatuses(trx, order, after, { now, customerNote: null });
  const details = { orderNumber: order.order_number, before: statusesOf(order), after };
  return { action: 'order.approved', subject: ['order', order.id], details };
}

/** The receipt is not accepted: the customer reads why and may send another; the boxes stay theirs meanwhile. */
export function refuseReceipt(deps: ChangeDeps, review: Review<CancelReceiptRequest>): Promise<AdminOrder> {
  return turnDown(deps, review, 'receipt.refused', ({ orderStatus }) => refusedStatuses(orderStatus));
}

/** There will be no boxes: the order is cancelled, and the customer reads why. Money that came is known to be owed. */
export function cancelPayment(deps: ChangeDeps, review: Review<CancelReceiptRequest>): Promise<AdminOrder> {
  const hasMoneyArrived = review.request.hasMoneyArrived ?? false;
  return turnDown(deps, review, 'order.cancelled', ({ paymentStatus }) =>
    cancelledStatuses(paymentStatus, hasMoneyArrived),
  );
}

async function turnDown(
  deps: ChangeDeps,
  { orderId, request, actor }: Review<CancelReceiptRequest>,
  action: 'receipt.refused' | 'order.cancelled',
  statusesAfter: (before: StatusPair) => StatusPair,
): Promise<AdminOrder> {
  const problem = checkCancellation(request);
  if (problem) throw refuse(`review.${problem}`);

  await change(deps, { actor, action, topics: ['orders', 'stock'] }, async (trx, now) => {
    const order = await lockOrder(trx, orderId, request.version);
    const before = statusesOf(order);
    if (action === 'receipt.refused' && !(await findLatestReceipt(trx, orderId))) {
      throw refuse('review.no_receipt');
    }
    const after = statusesAfter(before);
    await setStatuses(trx, order, after, { now, customerNote: request.notes.trim() });
    const details = { orderNumber: order.order_number, before, after };
    return { audit: { subject: ['order', orderId], details } };
  });
  return loadAdminOrder(deps.db, orderId);
}
