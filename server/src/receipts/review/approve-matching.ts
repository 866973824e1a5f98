import {
  isApprovableInBulk,
  isHeldBack,
  undoProblem,
  undoSeconds,
} from '@mooncake/domain/receipts/bulk-approval';
import type {
  ApproveMatchingRequest,
  ApproveMatchingResponse,
  UndoApprovalResponse,
} from '@mooncake/domain/receipts/bulk-approval.contract';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Trx } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { OncePart } from '../../idempotency/once-route.ts';
import { type LockedOrder, lockOrder, statusesOf } from '../../orders/admin/lock-order.ts';
import { setStatuses } from '../../orders/admin/set-statuses.ts';
import { unreadSince } from '../reading/claim-receipt.ts';
import { isBulkApprovalOn } from './matching.queries.ts';
import { approveOrder } from './review-payment.ts';

type BulkDeps = ChangeDeps & Pick<Deps, 'log'>;
type ApprovalDeps = BulkDeps & Pick<Deps, 'receiptReader'>;
type Member = { id: string; name: string };
type Failed = ApproveMatchingResponse['failed'][number];

/** Approves many receipts on which everything matches, each by the rule for a single one, and each for itself. */
export async function approveMatching(
  deps: ApprovalDeps,
  { request, actor, once }: { request: ApproveMatchingRequest; actor: Member; once: OncePart<BulkDeps> },
): Promise<ApproveMatchingResponse> {
  if (!(await isBulkApprovalOn(deps))) throw refuse('approval.off');
  if (!request.seenInBank) throw refuse('review.not_seen_in_bank');
  const { approvalId, seenInBank } = request;
  const asked = { actor, action: 'order.approved', topics: [] } as const;
  const approveOne = (given: BulkDeps, { orderId, version }: { orderId: string; version: number }) =>
    change(given, asked, async (trx, now) => {
      const unchanged = await lockOrder(trx, orderId, null);
      if (unchanged.payment_status === 'verified') {
        const at = await findApproval(trx, { approvalId, actor, order: unchanged });
        if (at === null) throw refuse('approval.already_approved');
        return { result: { orderNumber: unchanged.order_number, at: at.getTime() }, audit: [] };
      }
      const order = await lockOrder(trx, orderId, version);
      const facts = await findFacts(trx, order, now);
      if (facts && isHeldBack(facts)) throw refuse('approval.earlier_unread');
      if (!facts || !isApprovableInBulk(facts)) throw refuse('approval.not_matching');
      const audit = await approveOrder(trx, order, { seenInBank, now });
      const row = {
        approved_by: actor.id,
        approved_at: now,
        order_status: order.order_status,
        order_version: order.version + 1,
      };
      await trx
        .insertInto('bulk_approvals')
        .values({ approval_id: approvalId, order_id: orderId, ...row })
        .onConflict((conflict) => conflict.columns(['approval_id', 'order_id']).doUpdateSet(row))
        .execute();
      return { result: { orderNumber: order.order_number, at: now.getTime() }, audit };
    });

  const approved: ApproveMatchingResponse['approved'] = [];
  const failed: Failed[] = [];
  let first: number | null = null;
  for (const asking of new Map(request.orders.map((order) => [order.orderId, order])).values()) {
    const { orderId } = asking;
    try {
      const { orderNumber, at } = await once(orderId, (given) => approveOne(given, asking));
      approved.push({ orderId, orderNumber });
      first = Math.min(first ?? at, at);
    } catch (error) {
      failed.push(await failureOf(deps, orderId, error));
    }
  }
  if (approved.length > 0) deps.events.publish('orders', 'stock');
  const undoUntil = new Date((first ?? deps.clock().getTime()) + undoSeconds * 1000).toISOString();
  return { approved, failed, undoUntil };
}

type Approval = { approvalId: string; actor: Member; order: LockedOrder };

/** When this very approval approved the order, if nobody went on with it: asked again, it answers as it did. */
async function findApproval(trx: Trx, { approvalId, actor, order }: Approval): Promise<Date | null> {
  const row = await trx
    .selectFrom('bulk_approvals')
    .select('approved_at')
    .where('approval_id', '=', approvalId)
    .where('order_id', '=', order.id)
    .where('approved_by', '=', actor.id)
    .where('order_version', '=', order.version)
    .executeTakeFirst();
  return row?.approved_at ?? null;
}

/** Takes one press back, order by order: only by who did it, soon after, and where nobody went on with the order. */
export async function undoApproval(
  deps: BulkDeps,
  { approvalId, actor, once }: { approvalId: string; actor: Member; once: OncePart<BulkDeps> },
): Promise<UndoApprovalResponse> {
  const rows = await deps.db
    .selectFrom('bulk_approvals')
    .select(['order_id', 'order_status', 'order_version', 'approved_at'])
    .where('approval_id', '=', approvalId)
    .where('approved_by', '=', actor.id)
    .orderBy('order_id')
    .execute();
  if (rows.length === 0) throw refuse('approval.nothing_to_undo');
  const asked = { actor, action: 'order.approval_undone', topics: [] } as const;
  const undoOne = (given: BulkDeps, row: (typeof rows)[number]) =>
    change(given, asked, async (trx, now) => {
      const order = await lockOrder(trx, row.order_id, null);
      const { approved_at: approvedAt, order_version: versionLeft } = row;
      const problem = undoProblem({ approvedAt, now, versionLeft, version: order.version });
      if (problem === 'too_late') throw refuse('approval.undo_too_late');
      const before = statusesOf(order);
      if (problem) throw refuse('order.changed_meanwhile', { ...before, version: order.version });
      const after = { orderStatus: row.order_status, paymentStatus: 'pending' } as const;
      await setStatuses(trx, order, after, { now });
      const details = { orderNumber: order.order_number, before, after };
      return { result: order.order_number, audit: { subject: ['order', order.id], details } };
    });

  const undone: UndoApprovalResponse['undone'] = [];
  const failed: Failed[] = [];
  for (const row of rows) {
    const { order_id: orderId } = row;
    try {
      undone.push({ orderId, orderNumber: await once(orderId, (given) => undoOne(given, row)) });
    } catch (error) {
      failed.push(await failureOf(deps, orderId, error));
    }
  }
  if (undone.length > 0) deps.events.publish('orders', 'stock');
  return { undone, failed };
}

/** What was approved long ago is nobody's to take back. */
export async function forgetBulkApprovals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const longAgo = new Date(clock().getTime() - 24 * 60 * 60 * 1000);
  await db.deleteFrom('bulk_approvals').where('approved_at', '<', longAgo).execute();
}

/** In one statement: an earlier receipt that is read in between is either still unread here or has told of this one. */
async function findFacts(trx: Trx, order: LockedOrder, now: Date) {
  const reading = await trx
    .selectFrom('current_readings as d')
    .innerJoin('receipts as r', 'r.id', 'd.receipt_id')
    .select(['d.verdict', 'r.uploaded_at as sentAt', unreadSince(now).as('unreadSince')])
    .where('d.order_id', '=', order.id)
    .executeTakeFirst();
  if (!reading) return null;
  const { outside_stock: outsideStock, customer_note: customerNote } = order;
  return { ...statusesOf(order), ...reading, outsideStock, customerNote };
}

async function failureOf({ db, log }: BulkDeps, orderId: string, error: unknown): Promise<Failed> {
  // Not a matter of this order: the whole request is another one than the key stands for.
  if (isRefusal(error) && error.code === 'idempotency.key_reused') throw error;
  if (!isRefusal(error)) log.error({ err: error }, 'one order of many could not be changed');
  const order = await db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirst()
    .catch(() => undefined);
  const failure = isRefusal(error)
    ? { code: error.code, details: { ...error.facts } }
    : { code: 'internal', details: {} };
  return { orderId, orderNumber: order?.order_number ?? null, ...failure };
}
