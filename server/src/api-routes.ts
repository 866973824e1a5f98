import { auditRoutes } from './audit/audit.routes.ts';
import { batchOrdersRoutes } from './batches/batch-orders/batch-orders.routes.ts';
import { batchRoutes } from './batches/batches.routes.ts';
import { templateRoutes } from './batches/templates.routes.ts';
import { timeSlotRoutes } from './batches/time-slots.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { adminCategoryRoutes } from './categories/admin-categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { adminMethodRoutes } from './delivery/admin-methods.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Deps } from './deps.ts';
import { eventRoutes } from './events/events.routes.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { withOpenApi } from './http/openapi/openapi.routes.ts';
import type { ApiFacts } from './http/openapi/openapi.ts';
import { type TaggedRoute, tagRoutes } from './http/openapi/tags.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { adminOrderRoutes } from './orders/admin/admin-orders.routes.ts';
import { orderChangeRoutes } from './orders/admin/order-changes.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { adminProductRoutes } from './products/admin-products.routes.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { bulkApprovalRoutes } from './receipts/review/bulk-approval.routes.ts';
import { reviewRoutes } from './receipts/review/review.routes.ts';
import { adminSettingsRoutes } from './settings/admin-settings.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { staffRoutes } from './staff/auth/auth.routes.ts';
import { sessionCookieName } from './staff/auth/session-cookie.ts';
import { staffEventRoutes } from './staff/staff-events.routes.ts';
import { teamRoutes } from './staff/team/team.routes.ts';
import { statementRoutes } from './statements/statements.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { summaryRoutes } from './summary/summary.routes.ts';
import { systemStatusRoutes } from './system-status/system-status.routes.ts';
import { browserCookieName } from './visitors/browser-cookie.ts';

/** What routes are made of; nothing is asked of it before the first request. */
export type ApiDeps = Omit<Deps, 'site' | 'pictures' | 'apiDocs' | 'responseCache'>;

/** The whole API by feature, and the document that describes it. */
export function apiRoutes(deps: ApiDeps): TaggedRoute[] {
  const routes = tagRoutes({
    Catalogue: [...catalogueRoutes(deps), ...settingsRoutes(deps)],
    Availability: [...deliveryRoutes(deps), ...stockRoutes(deps)],
    Checkout: checkoutRoutes(deps),
    'Own orders': [...orderRoutes(deps), ...receiptRoutes(deps)],
    'Live updates': [...eventRoutes(deps), ...staffEventRoutes(deps)],
    'Sign-in': staffRoutes(deps),
    Orders: [...adminOrderRoutes(deps), ...orderChangeRoutes(deps)],
    'Payment review': [...reviewRoutes(deps), ...bulkApprovalRoutes(deps)],
    'Bank statements': statementRoutes(deps),
    Batches: [...batchRoutes(deps), ...templateRoutes(deps), ...batchOrdersRoutes(deps)],
    'Delivery methods': adminMethodRoutes(deps),
    'Time slots': timeSlotRoutes(deps),
    Products: adminProductRoutes(deps),
    Categories: adminCategoryRoutes(deps),
    Kitchen: summaryRoutes(deps),
    Exports: exportRoutes(deps),
    Statistics: statisticsRoutes(deps),
    Customers: privacyRoutes(deps),
    Settings: [...adminSettingsRoutes(deps), ...setupRoutes(deps)],
    Team: teamRoutes(deps),
    Audit: auditRoutes(deps),
    Service: [
      // Ready means that customers can order, however many just look around.
      ...healthRoutes({ ...deps, db: deps.checkoutDb }),
      ...systemStatusRoutes(deps),
      ...metricsRoutes(deps),
    ],
  });
  return withOpenApi(routes, apiFacts(deps.config));
}

export function apiFacts(config: Pick<Deps['config'], 'publicUrl'>): ApiFacts {
  return {
    publicUrl: config.publicUrl,
    cookies: { browser: browserCookieName(config), staff: sessionCookieName(config) },
  };
}
