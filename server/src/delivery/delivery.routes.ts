import {
  deliveryMethodsAnswerSchema,
  pickupBatchesAnswerSchema,
  timeSlotsAnswerSchema,
  timeSlotsQuerySchema,
} from '@mooncake/domain/delivery/delivery-method';
import { knownBrowser } from '../checkout/browser-cookie.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { findActiveMethods, findOpenBatches } from './delivery.queries.ts';
import { findSlots } from './find-slots.ts';

export function deliveryRoutes({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/delivery-methods',
        access: 'public',
        summary: 'The ways to collect or receive an order',
        answer: deliveryMethodsAnswerSchema,
      },
      async () => ({ deliveryMethods: await findActiveMethods(db) }),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/pickup-batches',
        access: 'public',
        summary: 'The batches that still take orders, earliest first',
        answer: pickupBatchesAnswerSchema,
      },
      async () => ({ batches: await findOpenBatches(db, clock()) }),
    ),
    defineRoute(
      {
        method: 'get',
        path: '/api/time-slots',
        access: 'public',
        summary: 'The time slots of a method, and which of them are full in a batch',
        request: { query: timeSlotsQuerySchema },
        answer: timeSlotsAnswerSchema,
      },
      async ({ query }, c) => ({
        timeSlots: await findSlots(db, query, { now: clock(), browserHash: knownBrowser(c, config) }),
      }),
    ),
  ];
}
