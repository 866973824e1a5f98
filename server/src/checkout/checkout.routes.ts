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

type CheckoutDeps = Pick<Deps, 'config' | 'db' | 'catalogue' | 'storage' | 'events' | 'clock'>;

export function checkoutRoutes(deps: CheckoutDeps, take?: TakeStock): Route[] {
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
      },
      ({ body }, c) => holdStock(deps, body, visitorOf(c, deps.config), take),
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
      },
      ({ params: { id }, body }, c) =>
        holdStock(deps, { ...body, replaces: id }, visitorOf(c, deps.config), take),
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
      ({ params: { id } }) => releaseHold(deps, id),
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
      ({ params: { id } }) => extendHold(deps, id),
    ),
  ];
}
