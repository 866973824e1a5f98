import {
  holdRequestSchema,
  holdResponseSchema,
  holdStateSchema,
  releasedResponseSchema,
} from '@mooncake/domain/holds/hold.contract';
import { orderSubmissionSchema, placedOrderSchema } from '@mooncake/domain/orders/submission.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { selectionRefusals } from '../orders/check-selection.ts';
import { cartRefusals } from '../orders/price-order.ts';
import { receiptRefusals } from '../receipts/inspect-receipt.ts';
import { receiptForm } from '../receipts/receipt-form.ts';
import { stockRefusals } from '../stock/take-stock.ts';
import { rememberBrowser } from '../visitors/browser-cookie.ts';
import { clientAddress } from '../visitors/client-address.ts';
import { visitorOf } from '../visitors/visitor.ts';
import { extendHold, releaseHold, showHold } from './change-hold.ts';
import { holdStock } from './hold-stock.ts';
import { placeOrder } from './place-order.ts';
import { createRecentHolds } from './recent/recent-holds.ts';

const params = z.object({ id: idSchema });
/** Generous, because many phones share one address of their network. */
const limit = { name: 'hold', times: 120, seconds: 60 };

type CheckoutDeps = Pick<
  Deps,
  'config' | 'db' | 'checkoutDb' | 'storefront' | 'offers' | 'storage' | 'events' | 'trafficLimits' | 'clock'
>;

export function checkoutRoutes(deps: CheckoutDeps): Route[] {
  const ordering = { ...deps, db: deps.checkoutDb, recentHolds: createRecentHolds() };
  return [
    defineRoute(
      {
        id: 'createHold',
        method: 'post',
        path: '/api/checkout/holds',
        access: 'public',
        summary: 'Hold stock and an order number while the customer pays',
        recognises: 'browser',
        request: { body: holdRequestSchema },
        response: holdResponseSchema,
        refusals: [
          ...cartRefusals,
          ...selectionRefusals,
          ...stockRefusals,
          'hold.already_ordered',
          'hold.too_many_boxes',
          'hold.scarce',
          'hold.too_many_live',
          'hold.too_many_held',
          'hold.storage_low',
        ],
        limit,
        isCheckout: true,
      },
      ({ body }, c) => holdStock(ordering, body, visitorOf(c, deps.config)),
    ),
    defineRoute(
      {
        id: 'getHold',
        method: 'get',
        path: '/api/checkout/holds/:id',
        access: 'public',
        summary: 'A live hold, for whoever knows its id',
        request: { params },
        response: holdStateSchema,
        refusals: ['hold.not_found', 'hold.expired', 'hold.already_ordered'],
      },
      ({ params: { id } }) => showHold(deps, id),
    ),
    defineRoute(
      {
        id: 'releaseHold',
        method: 'delete',
        path: '/api/checkout/holds/:id',
        access: 'public',
        summary: 'Give held stock back',
        request: { params },
        response: releasedResponseSchema,
        refusals: ['hold.not_found', 'hold.already_ordered'],
      },
      ({ params: { id } }) => releaseHold(ordering, id),
    ),
    defineRoute(
      {
        id: 'extendHold',
        method: 'post',
        path: '/api/checkout/holds/:id/extend',
        access: 'public',
        summary: 'Fifteen more minutes, once',
        request: { params },
        response: holdResponseSchema,
        refusals: ['hold.not_found', 'hold.expired', 'hold.already_extended', 'hold.already_ordered'],
      },
      ({ params: { id } }) => extendHold(ordering, id),
    ),
    defineRoute(
      {
        id: 'placeOrder',
        method: 'post',
        path: '/api/orders',
        access: 'public',
        summary: 'Complete a hold with a receipt; asking again answers the same',
        recognises: 'browser',
        request: { form: orderSubmissionSchema },
        response: placedOrderSchema,
        refusals: ['hold.not_found', 'order.form_invalid', 'order.submission_invalid', ...receiptRefusals],
        limit: { name: 'order', times: 120, seconds: 60 },
        isCheckout: true,
        ...receiptForm,
      },
      ({ form }, c) =>
        placeOrder(ordering, form, {
          browserHash: rememberBrowser(c, deps.config),
          address: clientAddress(c, deps.config.trustedProxies),
          file: c.get('upload') ?? null,
        }),
    ),
  ];
}
