import {
  affectedOrdersSchema,
  cancelBatchRequestSchema,
  cancelPreviewSchema,
  moveBatchRequestSchema,
  movePreviewQuerySchema,
  movePreviewSchema,
} from '@mooncake/domain/batches/batch-orders.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { defineOnceRoute } from '../../idempotency/once-route.ts';
import { stockRefusals } from '../../stock/take-stock.ts';
import { cancelBatch } from './cancel-batch.ts';
import { moveBatch } from './move-batch.ts';
import { previewCancel, previewMove } from './preview-move.ts';

const params = z.object({ id: idSchema });

/** All orders of a batch at once: looked at first, then moved or cancelled. */
export function batchOrdersRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        id: 'previewBatchMove',
        method: 'get',
        path: '/api/admin/batches/:id/move',
        access: { staff: 'manage_batches' },
        summary: 'What moving a whole batch would touch, and what is in its way',
        request: { params, query: movePreviewQuerySchema },
        response: movePreviewSchema,
        refusals: ['batch.not_found'],
      },
      ({ params: { id }, query: { toBatchId } }) => previewMove(deps, { batchId: id, toBatchId }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'moveBatchOrders',
        method: 'post',
        path: '/api/admin/batches/:id/move',
        access: { staff: 'manage_batches' },
        summary: 'Move every live order to another batch, all or none',
        request: { params, body: moveBatchRequestSchema },
        response: affectedOrdersSchema,
        refusals: [
          'batch.not_found',
          'batch.closed',
          'batch.not_for_method',
          'slot.not_allowed',
          ...stockRefusals,
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        orders: await moveBatch(once, { batchId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        id: 'previewBatchCancellation',
        method: 'get',
        path: '/api/admin/batches/:id/cancel',
        access: { staff: 'manage_batches' },
        summary: 'What cancelling a whole batch would touch',
        request: { params },
        response: cancelPreviewSchema,
        refusals: ['batch.not_found'],
      },
      ({ params: { id } }) => previewCancel(deps, id),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'cancelBatchOrders',
        method: 'post',
        path: '/api/admin/batches/:id/cancel',
        access: { staff: 'manage_batches' },
        summary: 'Cancel every live order, with one reason for all customers',
        request: { params, body: cancelBatchRequestSchema },
        response: affectedOrdersSchema,
        refusals: ['batch.not_found', 'order.reason_required'],
      },
      async ({ params: { id }, body }, c, once) => ({
        orders: await cancelBatch(once, { batchId: id, request: body, actor: staffOf(c) }),
      }),
    ),
  ];
}
