import {
  customerExportSchema,
  customerSearchSchema,
  customersResponseSchema,
  eraseRequestSchema,
  eraseResponseSchema,
} from '@mooncake/domain/privacy/customers.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { recordView } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { findCustomers } from './customers.queries.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

const params = z.object({ id: idSchema });

/** What a customer may ask of the shop about their data; erasing is for those who answer for it. */
export function privacyRoutes(deps: Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(
      {
        id: 'findCustomers',
        method: 'get',
        path: '/api/admin/customers',
        access: { staff: 'see_customers' },
        summary: 'Find customers by name, phone or order number',
        request: { query: customerSearchSchema },
        response: customersResponseSchema,
      },
      async ({ query: { search } }, c) => {
        const now = clock();
        await recordView(db, {
          actor: staffOf(c),
          action: 'customers.searched',
          subject: ['customers', null],
          now,
        });
        return findCustomers(db, search, now);
      },
    ),
    defineRoute(
      {
        id: 'exportCustomer',
        method: 'get',
        path: '/api/admin/customers/:id/export',
        access: { staff: 'see_customers' },
        summary: 'Everything kept about one customer',
        request: { params },
        response: customerExportSchema,
        refusals: ['customer.not_found'],
      },
      ({ params: { id } }, c) => exportCustomer(deps, id, staffOf(c)),
    ),
    defineRoute(
      {
        id: 'eraseCustomer',
        method: 'post',
        path: '/api/admin/customers/:id/erase',
        access: { staff: 'erase_customers' },
        summary: 'Erase who a customer was; what was ordered and paid stays counted',
        request: { params, body: eraseRequestSchema },
        response: eraseResponseSchema,
        refusals: ['customer.not_found', 'customer.erasure_not_confirmed', 'customer.orders_under_way'],
      },
      ({ params: { id }, body }, c) => eraseCustomer(deps, { id, request: body, actor: staffOf(c) }),
    ),
  ];
}
