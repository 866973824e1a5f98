import { timeSlotsQuerySchema, timeSlotsResponseSchema } from '@mooncake/domain/delivery/delivery-method';
import {
  availabilityQuerySchema,
  availabilityQuestionSchema,
  availabilityResponseSchema,
  staffAvailabilityQuestionSchema,
  staffAvailabilityResponseSchema,
} from '@mooncake/domain/stock/availability.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { knownBrowser } from '../visitors/browser-cookie.ts';
import { findAvailability, findStaffAvailability } from './find-availability.ts';
import { findSlots } from './find-slots.ts';

export function stockRoutes({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        id: 'getAvailability',
        method: 'get',
        path: '/api/availability',
        access: 'public',
        summary: 'What the open batches have left, of one delivery method or all',
        recognises: 'browser',
        request: { query: availabilityQuerySchema },
        response: availabilityResponseSchema,
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
        id: 'checkCartAvailability',
        method: 'post',
        path: '/api/availability',
        access: 'public',
        summary: 'Which open batches can make a cart, and what they lack',
        recognises: 'browser',
        request: { body: availabilityQuestionSchema },
        response: availabilityResponseSchema,
      },
      ({ body }, c) => findAvailability(db, body, { now: clock(), browserHash: knownBrowser(c, config) }),
    ),
    defineRoute(
      {
        id: 'checkStaffAvailability',
        method: 'post',
        path: '/api/admin/availability',
        access: { staff: 'work_with_orders' },
        summary: 'Which batches staff can use for an order, the closed and hidden ones too',
        request: { body: staffAvailabilityQuestionSchema },
        response: staffAvailabilityResponseSchema,
      },
      ({ body }) => findStaffAvailability(db, body, clock()),
    ),
    defineRoute(
      {
        id: 'listTimeSlots',
        method: 'get',
        path: '/api/time-slots',
        access: 'public',
        summary: 'The time slots of a method, and which of them are full in a batch',
        recognises: 'browser',
        request: { query: timeSlotsQuerySchema },
        response: timeSlotsResponseSchema,
      },
      async ({ query }, c) => ({
        timeSlots: await findSlots(db, query, { now: clock(), browserHash: knownBrowser(c, config) }),
      }),
    ),
  ];
}
