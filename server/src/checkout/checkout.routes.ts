import {
  holdAnswerSchema,
  holdRequestSchema,
  holdStateSchema,
  releasedAnswerSchema,
} from '@mooncake/domain/orders/hold.contract';
import { idSchema } from '@mooncake/domain/orders/wire';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import type { TakeStock } from '../stock/take-stock.ts';
import { extendHold, releaseHold, showHold } from './change-hold.ts';
import { holdStock } from './hold-stock.ts';
import { visitorOf } from './visitor.ts';

const params = z.object({ id: idSchema });
/** Generous, because many phones share one address of their network. */
const limit = { name: 'hold', times: 120, seconds: 60 };

type CheckoutDeps = Pick<Deps, 'config' | 'db' | 'checkoutDb' | 'catalogue' | 'storage' | 'events' | 'clock'>;

export function checkoutRoutes(deps: CheckoutDeps, take?: TakeStock): Route[] {
  const ordering = { ...deps, db: deps.checkoutDb };
  return [
    defineRoute(
      {
        method: 'post',
        path: '/api/checkout/holds',
        access: 'public',
        summary: 'Hold stock and an order number while the customer pays',
        request: { body: holdRequestSchema },
        answer: holdAnswerSchema,
        limit,
        isCheckout: true,
      },
      ({ body }, c) => holdStock(ordering, body, visitorOf(c, deps.config), take),
    ),
    defineRoute(
      {
        method: 'put',
        path: '/api/checkout/holds/:id',
        access: 'public',
        summary: 'Replace a hold, keeping its order number',
        request: { params, body: holdRequestSchema },
        answer: holdAnswerSchema,
        limit,
        isCheckout: true,
      },
      ({ params: { id }, body }, c) =>
        holdStock(ordering, { ...body, replaces: id }, visitorOf(c, deps.config), take),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/checkout/holds/:id',
        access: 'public',
        summary: 'A live hold, for whoever knows its id',
        request: { params },
        answer: holdStateSchema,
      },
      ({ params: { id } }) => showHold(deps, id),
    ),
    defineRoute(
      {
        method: 'delete',
        path: '/api/checkout/holds/:id',
        access: 'public',
        summary: 'Give held stock back',
        request: { params },
        answer: releasedAnswerSchema,
      },
      ({ params: { id } }) => releaseHold(ordering, id),
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/checkout/holds/:id/extend',
        access: 'public',
        summary: 'Fifteen more minutes, once',
        request: { params },
        answer: holdAnswerSchema,
      },
      ({ params: { id } }) => extendHold(ordering, id),
    ),
  ];
}
