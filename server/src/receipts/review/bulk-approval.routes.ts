import {
  approveMatchingRequestSchema,
  approveMatchingResponseSchema,
  matchingReceiptsResponseSchema,
  undoApprovalResponseSchema,
} from '@mooncake/domain/receipts/bulk-approval.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { recordView } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { defineOnceEachRoute } from '../../idempotency/once-route.ts';
import { approveMatching, undoApproval } from './approve-matching.ts';
import { findMatching } from './matching.queries.ts';

type BulkDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'log' | 'receiptReader'>;

/** Approving all receipts on which everything matches, and taking that back. */
export function bulkApprovalRoutes(deps: BulkDeps): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(
      {
        id: 'listMatchingReceipts',
        method: 'get',
        path: '/api/admin/review-queue/matching',
        access: { staff: 'review_receipts' },
        summary: 'The receipts on which everything matches, as many as can be approved at once',
        response: matchingReceiptsResponseSchema,
      },
      async (_, c) => {
        const line = { actor: staffOf(c), action: 'orders.listed', subject: ['orders', null] } as const;
        const [found] = await Promise.all([findMatching(deps), recordView(db, { ...line, now: clock() })]);
        return found;
      },
    ),
    defineOnceEachRoute(
      deps,
      {
        id: 'approveMatchingReceipts',
        method: 'post',
        path: '/api/admin/bulk-approvals',
        access: { staff: 'review_receipts' },
        summary: 'Approve receipts on which everything matches, each for itself; all were seen in the bank',
        request: { body: approveMatchingRequestSchema },
        response: approveMatchingResponseSchema,
        refusals: ['approval.off', 'review.not_seen_in_bank'],
      },
      ({ body }, c, once) => approveMatching(deps, { request: body, actor: staffOf(c), once }),
    ),
    defineOnceEachRoute(
      deps,
      {
        id: 'undoBulkApproval',
        method: 'post',
        path: '/api/admin/bulk-approvals/:id/undo',
        access: { staff: 'review_receipts' },
        summary: 'Take an approval of many back, within a minute, by who gave it',
        request: { params: z.object({ id: idSchema }) },
        response: undoApprovalResponseSchema,
        refusals: ['approval.nothing_to_undo'],
      },
      ({ params: { id } }, c, once) => undoApproval(deps, { approvalId: id, actor: staffOf(c), once }),
    ),
  ];
}
