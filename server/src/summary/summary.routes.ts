import { packingQuerySchema, packingResponseSchema } from '@mooncake/domain/summary/packing.contract';
import { summaryQuerySchema, summaryResponseSchema } from '@mooncake/domain/summary/summary.contract';
import { recordView } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { packOrders } from './pack-orders.ts';
import { summariseOrders } from './summarise-orders.ts';

/** What to bake, and what to pack. */
export function summaryRoutes(deps: Pick<Deps, 'db' | 'clock'>): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(
      {
        id: 'getBatchSummary',
        method: 'get',
        path: '/api/admin/summary',
        access: { staff: 'see_summary' },
        summary: 'What the kitchen has to make for each batch, or for one of them',
        request: { query: summaryQuerySchema },
        response: summaryResponseSchema,
      },
      ({ query }) => summariseOrders(db, query, clock()),
    ),
    defineRoute(
      {
        id: 'getPackingList',
        method: 'get',
        path: '/api/admin/packing',
        access: { staff: 'see_summary' },
        summary: 'What is printed on packing slips and box labels, of a batch or of one order',
        request: { query: packingQuerySchema },
        response: packingResponseSchema,
        refusals: ['order.not_found'],
      },
      async ({ query }, c) => {
        const orders = await packOrders(db, query);
        await recordView(db, {
          actor: staffOf(c),
          now: clock(),
          ...(query.orderId === undefined
            ? { action: 'orders.printed', subject: ['orders', query.batchId ?? null] }
            : { action: 'order.viewed', subject: ['order', query.orderId] }),
        });
        return { orders };
      },
    ),
  ];
}
