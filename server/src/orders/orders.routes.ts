import {
  lookupRequestSchema,
  lookupResponseSchema,
  ownOrdersResponseSchema,
} from '@mooncake/domain/lookup/lookup.contract';
import { orderNumberSchema } from '@mooncake/domain/order-number';
import { storedConfirmationSchema } from '@mooncake/domain/orders/confirmation.contract';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { knownBrowser } from '../visitors/browser-cookie.ts';
import { lookupsPerAddress } from '../visitors/lookup-limits.ts';
import { findConfirmation } from './confirmation.ts';
import { lookUpOrders } from './look-up-orders.ts';
import { findOrdersOfBrowser } from './orders.queries.ts';
import { presentOrder } from './present-order.ts';

type OrderDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'receiptReader'>;

export function orderRoutes(deps: OrderDeps): Route[] {
  const { config, db } = deps;
  return [
    defineRoute(
      {
        id: 'listOwnOrders',
        method: 'get',
        path: '/api/orders/mine',
        access: 'public',
        summary: 'The orders this browser placed, newest first',
        recognises: 'browser',
        response: ownOrdersResponseSchema,
      },
      async (_inputs, c) => {
        const browserHash = knownBrowser(c, config);
        const orders = browserHash === null ? [] : await findOrdersOfBrowser(db, browserHash);
        return { orders: orders.map(presentOrder) };
      },
    ),
    defineRoute(
      {
        id: 'lookUpOrders',
        method: 'post',
        path: '/api/orders/lookup',
        access: 'public',
        summary: 'Find orders by number, by phone or by both',
        recognises: 'browser',
        request: { body: lookupRequestSchema },
        response: lookupResponseSchema,
        refusals: ['lookup.missing_information', 'lookup.not_found'],
        limit: lookupsPerAddress,
      },
      ({ body }, c) => lookUpOrders(deps, body, knownBrowser(c, config)),
    ),
    defineRoute(
      {
        id: 'getOrderConfirmation',
        method: 'get',
        path: '/api/orders/:number/confirmation',
        access: 'public',
        summary: 'The order summary, in the browser that placed the order',
        recognises: 'browser',
        request: { params: z.object({ number: orderNumberSchema }) },
        response: storedConfirmationSchema,
        refusals: ['order.not_found'],
      },
      ({ params: { number } }, c) => findConfirmation(deps, number, knownBrowser(c, config)),
    ),
  ];
}
