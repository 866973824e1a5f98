import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import {
  approveReceiptRequestSchema,
  cancelReceiptRequestSchema,
  receiptReviewResponseSchema,
  reviewQuerySchema,
  reviewQueueSchema,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { refuse } from '@mooncake/domain/refusal';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { recordAudit, recordView } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { defineOnceRoute } from '../../idempotency/once-route.ts';
import { stockRefusals } from '../../stock/take-stock.ts';
import { sendOriginal, sendReceipt } from '../send-receipt.ts';
import { findQueue, findReview } from './review.queries.ts';
import { approvePayment, cancelPayment, refuseReceipt } from './review-payment.ts';

const params = z.object({ id: idSchema });
const file = { response: z.string(), responseType: 'application/octet-stream' };

/** Both ways to turn a receipt down take a note and may be refused alike. */
const turningDown = {
  request: { params, body: cancelReceiptRequestSchema },
  response: adminOrderResponseSchema,
  refusals: [
    'order.not_found',
    'review.no_receipt',
    'review.notes_required',
    'order.changed_meanwhile',
    'order.nothing_to_change',
  ],
} as const;

type ReviewDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'receiptReader' | 'clock'>;

export function reviewRoutes(deps: ReviewDeps): Route[] {
  const { db, storage, clock } = deps;
  return [
    defineRoute(
      {
        id: 'getReviewQueue',
        method: 'get',
        path: '/api/admin/review-queue',
        access: { staff: 'review_receipts' },
        summary: 'How many receipts wait for review, and which comes first',
        request: { query: reviewQuerySchema },
        response: reviewQueueSchema,
      },
      ({ query: { sort } }) => findQueue(db, { orderId: null, sort }),
    ),
    defineRoute(
      {
        id: 'getReceiptReview',
        method: 'get',
        path: '/api/admin/orders/:id/review',
        access: { staff: 'review_receipts' },
        summary: 'A receipt beside what it should say',
        request: { params, query: reviewQuerySchema },
        response: receiptReviewResponseSchema,
        refusals: ['order.not_found'],
      },
      ({ params: { id }, query: { sort } }) => findReview(deps, id, sort),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'approvePayment',
        method: 'post',
        path: '/api/admin/orders/:id/approve',
        access: { staff: 'review_receipts' },
        summary: 'The money is in the bank account',
        request: { params, body: approveReceiptRequestSchema },
        response: adminOrderResponseSchema,
        refusals: [
          'order.not_found',
          'review.no_receipt',
          'review.not_seen_in_bank',
          'order.changed_meanwhile',
          'order.nothing_to_change',
          ...stockRefusals,
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await approvePayment(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'refuseReceipt',
        method: 'post',
        path: '/api/admin/orders/:id/refuse-receipt',
        access: { staff: 'review_receipts' },
        summary: 'Ask the customer for another receipt, with a note; the order stays',
        ...turningDown,
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await refuseReceipt(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'cancelPayment',
        method: 'post',
        path: '/api/admin/orders/:id/cancel',
        access: { staff: 'review_receipts' },
        summary: 'Cancel the order, with a note for the customer',
        ...turningDown,
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await cancelPayment(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        id: 'viewReceipt',
        method: 'get',
        path: '/api/admin/receipts/:id/view',
        access: { staff: 'review_receipts' },
        summary: 'A receipt to look at; a PDF comes as a file',
        request: { params, query: z.object({ size: z.optional(z.literal('small')) }) },
        refusals: ['receipt.not_found'],
        ...file,
      },
      async ({ params: { id }, query: { size } }, c) => {
        const receipt = await findReceipt(db, id);
        await recordView(db, {
          actor: staffOf(c),
          action: 'receipt.viewed',
          subject: ['order', receipt.order_id],
          details: { receiptId: id },
          now: clock(),
        });
        return sendReceipt(c, { db, storage }, receipt, size);
      },
    ),
    defineRoute(
      {
        id: 'downloadReceipt',
        method: 'get',
        path: '/api/admin/receipts/:id/original',
        access: { staff: 'review_receipts' },
        summary: 'A receipt exactly as it was uploaded',
        request: { params },
        refusals: ['receipt.not_found'],
        ...file,
      },
      async ({ params: { id } }, c) => {
        const receipt = await findReceipt(db, id);
        await recordAudit(db, {
          actor: staffOf(c),
          action: 'receipt.downloaded',
          subject: ['order', receipt.order_id],
          details: { receiptId: id },
          now: clock(),
        });
        return sendOriginal(c, { db, storage }, receipt);
      },
    ),
  ];
}

async function findReceipt(db: Db, id: string) {
  const receipt = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'r.storage_key', 'r.display_key', 'r.kind', 'o.order_number'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!receipt) throw refuse('receipt.not_found');
  return receipt;
}
