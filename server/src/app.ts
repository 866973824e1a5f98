import { Hono } from 'hono';
import { apiDocsRoutes } from './api-docs/api-docs.routes.ts';
import { apiRoutes } from './api-routes.ts';
import type { AppEnv } from './app-env.ts';
import type { Deps } from './deps.ts';
import { assetRoutes } from './files/asset.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { accessLog } from './http/access-log.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { originCheck } from './http/origin-check.ts';
import { answerError, sendHttpProblem } from './http/problems/error-response.ts';
import { HttpProblem } from './http/problems/http-problem.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/responses/security-headers.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { createAdmit } from './staff/auth/admit.ts';

/** The whole server as one function from request to answer; tests call it without a port. */
export function createApp(deps: Deps): Hono<AppEnv> {
  const { config, log, responseCache, site } = deps;
  const app = new Hono<AppEnv>();
  app.onError(answerError(log));
  app.notFound((c) => sendHttpProblem(c, new HttpProblem('not_found')));
  app.use(
    responseCache.keep,
    requestId(config.trustedProxies),
    accessLog(deps),
    securityHeaders(config.publicUrl, site?.template),
    originCheck(config.publicUrl),
  );

  mountRoutes(app, { ...deps, admit: createAdmit(deps) }, apiRoutes(deps));
  app.route('/', apiDocsRoutes(deps));
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
