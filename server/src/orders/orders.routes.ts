import { storedConfirmationSchema } from '@mooncake/domain/orders/confirmation.contract';
import {
  lookupAnswerSchema,
  lookupRequestSchema,
  ownOrdersAnswerSchema,
} from '@mooncake/domain/orders/lookup.contract';
import { orderNumberSchema } from '@mooncake/domain/orders/order-number';
import { orderSubmissionSchema, placedOrderSchema } from '@mooncake/domain/orders/submission.contract';
import * as z from 'zod/mini';
import { knownBrowser, rememberBrowser } from '../checkout/browser-cookie.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../http/client-address.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { receiptForm } from '../receipts/receipt-form.ts';
import { findConfirmation } from './confirmation.ts';
import { lookUpOrders } from './look-up-orders.ts';
import { lookupsPerAddress } from './lookup-limits.ts';
import { findOrdersOfBrowser } from './orders.queries.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';

type OrderDeps = Pick<Deps, 'config' | 'db' | 'checkoutDb' | 'storage' | 'events' | 'clock'>;

export function orderRoutes(deps: OrderDeps): Route[] {
  const { config, db } = deps;
  const ordering = { ...deps, db: deps.checkoutDb };
  return [
    defineRoute(
      {
        method: 'post',
        path: '/api/orders',
        access: 'public',
        summary: 'Complete a hold with a receipt; asking again answers the same',
        request: { form: orderSubmissionSchema },
        answer: placedOrderSchema,
        limit: { name: 'order', times: 120, seconds: 60 },
        isCheckout: true,
        ...receiptForm,
      },
      ({ form }, c) =>
        placeOrder(ordering, form, {
          browserHash: rememberBrowser(c, config),
          address: clientAddress(c, config.trustedProxies),
          file: c.get('upload') ?? null,
        }),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/orders/mine',
        access: 'public',
        summary: 'The orders this browser placed, newest first',
        answer: ownOrdersAnswerSchema,
      },
      async (_inputs, c) => {
        const browserHash = knownBrowser(c, config);
        const orders = browserHash === null ? [] : await findOrdersOfBrowser(db, browserHash);
        return { orders: orders.map(presentOrder) };
      },
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/orders/lookup',
        access: 'public',
        summary: 'Find orders by number, by phone or by both',
        request: { body: lookupRequestSchema },
        answer: lookupAnswerSchema,
        limit: lookupsPerAddress,
      },
      ({ body }, c) => lookUpOrders(deps, body, knownBrowser(c, config)),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/orders/:number/confirmation',
        access: 'public',
        summary: 'The order summary, in the browser that placed the order',
        request: { params: z.object({ number: orderNumberSchema }) },
        answer: storedConfirmationSchema,
      },
      ({ params: { number } }, c) => findConfirmation(db, number, knownBrowser(c, config)),
    ),
  ];
}
