import { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { sendKept } from '../http/responses/cached-response.ts';
import type { StaticFiles } from './static-files.ts';

/** The built program, its styles and fonts: hashed names are kept for ever, the others for an hour. */
export function assetRoutes(files: StaticFiles): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get('/assets/*', async (c) => {
    const asset = await files.find(c.req.path.slice(1));
    if (!asset) throw new HttpProblem('not_found');
    return sendKept(c, asset, { cacheControl: 'public, max-age=31536000, immutable' });
  });

  routes.get('*', async (c, next) => {
    const name = c.req.path.slice(1);
    // The page's template is nobody's page.
    const file = name.endsWith('.html') ? null : await files.find(name);
    if (!file) return next();
    return sendKept(c, file, { cacheControl: 'public, max-age=3600, must-revalidate' });
  });

  return routes;
}
