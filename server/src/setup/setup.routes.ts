import {
  ownShopRequestSchema,
  ownShopResponseSchema,
  setupDismissalSchema,
  setupResponseSchema,
} from '@mooncake/domain/setup/setup.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { findSetup } from './setup.queries.ts';
import { startOwnShop } from './start-own-shop.ts';

/** What an owner does before opening, and the way from the demo to a shop of their own. */
export function setupRoutes(deps: Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>): Route[] {
  const { db, clock } = deps;
  return [
    defineRoute(
      {
        id: 'getSetup',
        method: 'get',
        path: '/api/admin/setup',
        access: { staff: 'edit_settings' },
        summary: 'What is left to do before opening, and what is still invented',
        response: setupResponseSchema,
      },
      () => findSetup(db, clock()),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'dismissSetup',
        method: 'put',
        path: '/api/admin/setup/dismissal',
        access: { staff: 'edit_settings' },
        summary: 'Put the list of what is left to do away, or take it out again',
        request: { body: setupDismissalSchema },
        response: setupResponseSchema,
      },
      async ({ body: { isDismissed } }, _, once) => {
        const setup_dismissed_at = isDismissed ? clock() : null;
        await once.db.updateTable('shop_settings').set({ setup_dismissed_at }).execute();
        once.events.publish('settings');
        return findSetup(once.db, clock());
      },
    ),
    defineRoute(
      {
        id: 'startOwnShop',
        method: 'post',
        path: '/api/admin/setup/own-shop',
        access: { staff: 'edit_settings' },
        summary: 'Take away everything invented; what people here made or changed stays',
        request: { body: ownShopRequestSchema },
        response: ownShopResponseSchema,
        refusals: [
          'setup.not_confirmed',
          'setup.real_orders',
          'setup.customers_paying',
          'batch.has_orders',
          'batch.has_holds',
        ],
      },
      ({ body }, c) => startOwnShop(deps, { request: body, actor: staffOf(c) }),
    ),
  ];
}
