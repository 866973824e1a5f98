import { randomUUID } from 'node:crypto';
import type { AppMiddleware } from '../app-env.ts';

const acceptable = /^[\w-]{8,64}$/;

/** Names every request; a trusted proxy may have named it already. */
export function requestId(trustedProxies: number): AppMiddleware {
  return async (c, next) => {
    const offered = trustedProxies > 0 ? c.req.header('X-Request-Id') : undefined;
    const id = offered && acceptable.test(offered) ? offered : randomUUID();
    c.set('requestId', id);
    c.header('X-Request-Id', id);
    await next();
  };
}
