import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { AppMiddleware } from '../app-env.ts';

type AnswerLine = { requestId: string; method: string; route: string; status: number; ms: number };

const quietRoutes = new Set(['/api/livez', '/api/readyz']);

export function accessLog(log: Logger): AppMiddleware {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    logAnswer(log, {
      requestId: c.get('requestId'),
      method: c.req.method,
      // The deepest handler that ran, which is the one that answered.
      route: routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}

/** One line per answer: the route's pattern instead of the path, so no order number or name is written down. */
export function logAnswer(log: Logger, line: AnswerLine): void {
  if (quietRoutes.has(line.route)) log.debug(line, 'answered');
  else log.info(line, 'answered');
}
