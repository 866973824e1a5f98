import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { sendKept } from '../http/responses/cached-response.ts';

const assets = ['swagger-ui.css', 'swagger-ui-bundle.js', 'page.css', 'start.js'] as const;

/** The API's description as a page to read, for staff and visitors alike. */
export function apiDocsRoutes({ apiDocs }: Pick<Deps, 'apiDocs'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  async function send(c: AppContext, name: string) {
    const file = await apiDocs.find(name);
    if (!file) throw new HttpProblem('not_found');
    return sendKept(c, file, { cacheControl: 'no-cache' });
  }

  routes.get('/api/docs', (c) => send(c, 'index.html'));
  // The page names its files from here, so an address that ends otherwise leads back.
  routes.get('/api/docs/', (c) => c.redirect('/api/docs', 308));
  for (const name of assets) routes.get(`/api/docs/${name}`, (c) => send(c, name));
  return routes;
}
