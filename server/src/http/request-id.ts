import { randomUUID } from 'node:crypto';
import type { AppMiddleware } from '../app-env.ts';

export const requestIdHeader = 'x-request-id';
const acceptable = /^[\w-]{8,64}$/;

/** Names every request; a trusted proxy may have named it already. */
export function requestId(trustedProxies: number): AppMiddleware {
  return async (c, next) => {
    const id = chooseRequestId(c.req.header(requestIdHeader), trustedProxies);
    c.set('requestId', id);
    c.header(requestIdHeader, id);
    await next();
  };
}

export function chooseRequestId(offered: string | string[] | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && typeof offered === 'string' && acceptable.test(offered)
    ? offered
    : randomUUID();
}
