import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import {
  bulkChangeRequestSchema,
  bulkChangeResponseSchema,
  moneyReturnRequestSchema,
  moveOrderRequestSchema,
  notesResponseSchema,
  notesUpdateRequestSchema,
  statusChangeRequestSchema,
} from '@mooncake/domain/orders/order-change.contract';
import { staffOrderRequestSchema } from '@mooncake/domain/orders/staff-order';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { Route } from '../../http/define-route.ts';
import { staffOf } from '../../http/staff-of.ts';
import { defineOnceEachRoute, defineOnceRoute } from '../../idempotency/once-route.ts';
import { stockRefusals } from '../../stock/take-stock.ts';
import { selectionRefusals } from '../check-selection.ts';
import { cartRefusals } from '../price-order.ts';
import { changeMany, changeStatus } from './change-status.ts';
import { enterOrder } from './enter-order.ts';
import { moveOrder } from './move-order.ts';
import { returnMoney } from './refunds/return-money.ts';
import { saveNotes } from './save-notes.ts';

const params = z.object({ id: idSchema });

type ChangeDeps = Pick<Deps, 'db' | 'events' | 'clock' | 'log'>;

/** Everything staff change on orders, apart from the review of receipts. */
export function orderChangeRoutes(deps: ChangeDeps): Route[] {
  return [
    defineOnceRoute(
      deps,
      {
        id: 'enterOrder',
        method: 'post',
        path: '/api/admin/orders',
        access: { staff: 'work_with_orders' },
        summary: 'Enter an order taken at the door or by phone; asking again answers the same',
        request: { body: staffOrderRequestSchema },
        response: adminOrderResponseSchema,
        refusals: ['order.form_invalid', ...cartRefusals, ...selectionRefusals, ...stockRefusals],
      },
      async ({ body }, c, once) => ({ order: await enterOrder(once, body, staffOf(c)) }),
    ),
    defineOnceEachRoute(
      deps,
      {
        id: 'changeManyOrders',
        method: 'post',
        path: '/api/admin/orders/bulk',
        access: { staff: 'work_with_orders' },
        summary: 'The same status for many orders, each for itself',
        request: { body: bulkChangeRequestSchema },
        response: bulkChangeResponseSchema,
        refusals: ['order.reason_required'],
      },
      ({ body }, c, once) => changeMany(deps, { request: body, actor: staffOf(c), once }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'changeOrderStatus',
        method: 'put',
        path: '/api/admin/orders/:id/status',
        access: { staff: 'work_with_orders' },
        summary: 'Set both statuses by hand, with a reason',
        request: { params, body: statusChangeRequestSchema },
        response: adminOrderResponseSchema,
        refusals: [
          'order.not_found',
          'order.reason_required',
          'order.changed_meanwhile',
          'order.nothing_to_change',
          'refund.already_returned',
          ...stockRefusals,
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await changeStatus(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'noteMoneyReturned',
        method: 'put',
        path: '/api/admin/orders/:id/money-returned',
        access: { staff: 'work_with_orders' },
        summary: 'Note that the money of a cancelled or rejected order went back, or take that back',
        request: { params, body: moneyReturnRequestSchema },
        response: adminOrderResponseSchema,
        refusals: ['order.not_found', 'order.changed_meanwhile', 'refund.nothing_to_return'],
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await returnMoney(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'saveOrderNotes',
        method: 'put',
        path: '/api/admin/orders/:id/notes',
        access: { staff: 'work_with_orders' },
        summary: 'Save the private notes of an order',
        request: { params, body: notesUpdateRequestSchema },
        response: notesResponseSchema,
        refusals: ['order.not_found', 'notes.conflict'],
      },
      ({ params: { id }, body }, c, once) =>
        saveNotes(once, { orderId: id, request: body, actor: staffOf(c) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'moveOrder',
        method: 'put',
        path: '/api/admin/orders/:id/delivery',
        access: { staff: 'work_with_orders' },
        summary: 'Move an order to another batch, time or method',
        request: { params, body: moveOrderRequestSchema },
        response: adminOrderResponseSchema,
        refusals: [
          'order.not_found',
          'order.form_invalid',
          'order.changed_meanwhile',
          'order.nothing_to_change',
          ...selectionRefusals,
          ...stockRefusals,
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        order: await moveOrder(once, { orderId: id, request: body, actor: staffOf(c) }),
      }),
    ),
  ];
}
