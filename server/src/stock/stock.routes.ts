import {
  availabilityAnswerSchema,
  availabilityQuerySchema,
  availabilityQuestionSchema,
} from '@mooncake/domain/batches/availability.contract';
import { knownBrowser } from '../checkout/browser-cookie.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { findAvailability } from './find-availability.ts';

export function stockRoutes({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/availability',
        access: 'public',
        summary: 'What the open batches have left, of one delivery method or all',
        request: { query: availabilityQuerySchema },
        answer: availabilityAnswerSchema,
      },
      ({ query: { deliveryMethodId = null } }, c) =>
        findAvailability(
          db,
          { deliveryMethodId, needs: [] },
          { now: clock(), browserHash: knownBrowser(c, config) },
        ),
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/availability',
        access: 'public',
        summary: 'Which open batches can make a cart, and what they lack',
        request: { body: availabilityQuestionSchema },
        answer: availabilityAnswerSchema,
      },
      ({ body }, c) => findAvailability(db, body, { now: clock(), browserHash: knownBrowser(c, config) }),
    ),
  ];
}
