import type { IncomingMessage } from 'node:http';
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
import { sendJson } from '../http/responses/json-response.ts';
import { browserOfCookies, knownBrowser } from '../visitors/browser-cookie.ts';
import { findAvailability, findStaffAvailability } from './find-availability.ts';
import { findSlots } from './find-slots.ts';
import type { StockData } from './stock-snapshot.ts';

export function stockRoutes(deps: Pick<Deps, 'config' | 'db' | 'stock' | 'clock'>): Route[] {
  const { config, db, stock, clock } = deps;

  /** Whoever has boxes on hold sees other numbers than the rest. */
  function isFreshFrom(data: StockData) {
    return ({ headers }: IncomingMessage) => {
      if (!stock.isCurrent(data, clock())) return false;
      const browser = browserOfCookies(headers.cookie, config);
      return browser === null || !data.holders.has(browser);
    };
  }

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
      async ({ query: { deliveryMethodId = null } }, c) => {
        const viewer = { now: clock(), browserHash: knownBrowser(c, config) };
        const found = await findAvailability(deps, { deliveryMethodId, needs: [] }, viewer);
        return sendJson(c, found.response, found.sharedFrom && isFreshFrom(found.sharedFrom));
      },
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
      async ({ body }, c) => {
        const viewer = { now: clock(), browserHash: knownBrowser(c, config) };
        return (await findAvailability(deps, body, viewer)).response;
      },
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
