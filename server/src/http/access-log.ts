import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppMiddleware } from '../app-env.ts';

const quietRoutes = new Set(['/api/livez', '/api/readyz']);

/** One line per answer: the route's pattern instead of the path, so no order number or name is written down. */
export function accessLog(log: Logger): AppMiddleware {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    // The deepest handler that ran, which is the one that answered.
    const route = routePath(c);
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    };
    if (quietRoutes.has(route)) log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
}
