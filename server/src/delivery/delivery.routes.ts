import {
  deliveryMethodsResponseSchema,
  pickupBatchesResponseSchema,
} from '@mooncake/domain/delivery/delivery-method';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { findActiveMethods, findOpenBatches } from './delivery.queries.ts';

export function deliveryRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        id: 'listDeliveryMethods',
        method: 'get',
        path: '/api/delivery-methods',
        access: 'public',
        summary: 'The ways to collect or receive an order',
        response: deliveryMethodsResponseSchema,
      },
      async () => ({ deliveryMethods: await findActiveMethods(db) }),
    ),
    defineRoute(
      {
        id: 'listPickupBatches',
        method: 'get',
        path: '/api/pickup-batches',
        access: 'public',
        summary: 'The batches that still take orders, earliest first',
        response: pickupBatchesResponseSchema,
      },
      async () => ({ batches: await findOpenBatches(db, clock()) }),
    ),
  ];
}
