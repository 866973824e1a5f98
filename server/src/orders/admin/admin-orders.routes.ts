import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import {
  bulkPreviewRequestSchema,
  bulkPreviewResponseSchema,
} from '@mooncake/domain/orders/order-change.contract';
import {
  orderBatchesResponseSchema,
  orderListQuerySchema,
  orderListResponseSchema,
  orderMatchSchema,
  orderSelectionResponseSchema,
} from '@mooncake/domain/orders/order-list.contract';
import { quickStatsSchema } from '@mooncake/domain/orders/quick-stats';
import { idSchema } from '@mooncake/domain/schemas';
import { auditResponseSchema } from '@mooncake/domain/staff/audit.contract';
import * as z from 'zod/mini';
import { findOrderHistory } from '../../audit/audit.queries.ts';
import { type Actor, recordView } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { defineRoute, type Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { listOrders, previewChosen, selectMatching } from './list-orders.ts';
import { loadAdminOrder } from './load-admin-orders.ts';
import { findOrderBatches, findQuickStats } from './quick-stats.queries.ts';

const params = z.object({ id: idSchema });

/** Everything staff read of orders. Each look at customers' data leaves a line in the audit log. */
export function adminOrderRoutes(deps: Pick<Deps, 'db' | 'clock'>): Route[] {
  const { db, clock } = deps;
  /** Whoever reads many orders at once is in the log, however they came by them. */
  async function looked<Answer>(actor: Actor, answer: Promise<Answer>): Promise<Answer> {
    const line = { actor, action: 'orders.listed', subject: ['orders', null], now: clock() } as const;
    const [found] = await Promise.all([answer, recordView(db, line)]);
    return found;
  }
  return [
    defineRoute(
      {
        id: 'listOrders',
        method: 'get',
        path: '/api/admin/orders',
        access: { staff: 'work_with_orders' },
        summary: 'One page of the orders, sorted, filtered and searched',
        request: { query: orderListQuerySchema },
        response: orderListResponseSchema,
      },
      ({ query }, c) => looked(staffOf(c), listOrders(db, query)),
    ),
    defineRoute(
      {
        id: 'selectOrders',
        method: 'get',
        path: '/api/admin/orders/selection',
        access: { staff: 'work_with_orders' },
        summary: 'Every order that matches, as many as can be changed at once, newest first',
        request: { query: orderMatchSchema },
        response: orderSelectionResponseSchema,
      },
      ({ query }, c) => looked(staffOf(c), selectMatching(db, query)),
    ),
    defineRoute(
      {
        id: 'previewManyOrders',
        method: 'post',
        path: '/api/admin/orders/bulk/preview',
        access: { staff: 'work_with_orders' },
        summary: 'What chosen orders are by now, before they are changed at once',
        request: { body: bulkPreviewRequestSchema },
        response: bulkPreviewResponseSchema,
      },
      ({ body }, c) => looked(staffOf(c), previewChosen(db, body.orderIds)),
    ),
    defineRoute(
      {
        id: 'getQuickStats',
        method: 'get',
        path: '/api/admin/orders/quick-stats',
        access: { staff: 'work_with_orders' },
        summary: 'The numbers above the orders list',
        response: quickStatsSchema,
      },
      () => findQuickStats(db, clock()),
    ),
    defineRoute(
      {
        id: 'listBatchesWithOrders',
        method: 'get',
        path: '/api/admin/orders/batches',
        access: { staff: 'work_with_orders' },
        summary: 'The batches that have orders',
        response: orderBatchesResponseSchema,
      },
      () => findOrderBatches(db, clock()),
    ),
    defineRoute(
      {
        id: 'getOrder',
        method: 'get',
        path: '/api/admin/orders/:id',
        access: { staff: 'work_with_orders' },
        summary: 'One order in full',
        request: { params },
        response: adminOrderResponseSchema,
        refusals: ['order.not_found'],
      },
      async ({ params: { id } }, c) => {
        const order = await loadAdminOrder(db, id);
        await recordView(db, {
          actor: staffOf(c),
          action: 'order.viewed',
          subject: ['order', id],
          now: clock(),
        });
        return { order };
      },
    ),
    defineRoute(
      {
        id: 'getOrderHistory',
        method: 'get',
        path: '/api/admin/orders/:id/history',
        access: { staff: 'work_with_orders' },
        summary: 'What was done to an order, and who looked at it, newest first',
        request: { params },
        response: auditResponseSchema,
      },
      ({ params: { id } }) => findOrderHistory(db, id),
    ),
  ];
}
