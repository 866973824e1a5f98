import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { batchOrdersRoutes } from './batches/batch-orders/batch-orders.routes.ts';
import { batchRoutes } from './batches/batches.routes.ts';
import { templateRoutes } from './batches/templates.routes.ts';
import { timeSlotRoutes } from './batches/time-slots.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { adminCategoryRoutes } from './categories/admin-categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Deps } from './deps.ts';
import { eventRoutes } from './events/events.routes.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { assetRoutes } from './files/asset.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { accessLog } from './http/access-log.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { withOpenApi } from './http/openapi/openapi.routes.ts';
import { originCheck } from './http/origin-check.ts';
import { answerError, sendHttpProblem } from './http/problems/error-response.ts';
import { HttpProblem } from './http/problems/http-problem.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/responses/security-headers.ts';
import { adminOrderRoutes } from './orders/admin/admin-orders.routes.ts';
import { orderChangeRoutes } from './orders/admin/order-changes.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { adminProductRoutes } from './products/admin-products.routes.ts';
import { receiptRoutes } from './receipts/receipts.routes.ts';
import { reviewRoutes } from './receipts/review/review.routes.ts';
import { shopSettingsRoutes } from './settings/admin-settings.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { createAdmit } from './staff/auth/admit.ts';
import { staffRoutes } from './staff/auth/auth.routes.ts';
import { staffEventRoutes } from './staff/staff-events.routes.ts';
import { teamRoutes } from './staff/team/team.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { summaryRoutes } from './summary/summary.routes.ts';
import { systemStatusRoutes } from './system-status/system-status.routes.ts';

/** The whole server as one function from request to answer; tests call it without a port. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { config, log, site } = deps;
  const app = new Hono<AppEnv>();
  app.onError(answerError(log));
  app.notFound((c) => sendHttpProblem(c, new HttpProblem('not_found')));
  app.use(
    requestId(config.trustedProxies),
    accessLog(log),
    securityHeaders(config.publicUrl),
    originCheck(config.publicUrl),
  );

  const routes = [
    // Ready means that customers can order, however many just look around.
    ...healthRoutes({ ...deps, db: deps.checkoutDb }),
    ...catalogueRoutes(deps),
    ...settingsRoutes(deps),
    ...deliveryRoutes(deps),
    ...stockRoutes(deps),
    ...checkoutRoutes(deps),
    ...orderRoutes(deps),
    ...receiptRoutes(deps),
    ...eventRoutes(deps),
    ...staffRoutes(deps),
    ...teamRoutes(deps),
    ...staffEventRoutes(deps),
    ...systemStatusRoutes(deps),
    ...auditRoutes(deps),
    ...adminOrderRoutes(deps),
    ...orderChangeRoutes(deps),
    ...reviewRoutes(deps),
    ...batchRoutes(deps),
    ...templateRoutes(deps),
    ...timeSlotRoutes(deps),
    ...batchOrdersRoutes(deps),
    ...adminProductRoutes(deps),
    ...adminCategoryRoutes(deps),
    ...statisticsRoutes(deps),
    ...shopSettingsRoutes(deps),
    ...privacyRoutes(deps),
    ...summaryRoutes(deps),
    ...exportRoutes(deps),
  ];
  mountRoutes(app, { ...deps, admit: createAdmit(deps) }, withOpenApi(routes, config.publicUrl));
  app.all('/api/*', () => {
    throw new HttpProblem('not_found');
  });

  app.route('/', fileRoutes(deps));
  if (site) {
    app.route('/', assetRoutes(site.files));
    app.route('/', pageRoutes({ ...deps, site }));
  }
  return app;
}
