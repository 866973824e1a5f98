import { refuse } from '@mooncake/domain/refusal';
import type { AppContext, AppMiddleware } from '../app-env.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets no other site write in the name of a visitor: browsers always say where a write comes from. */
export function originCheck(publicUrl: string): AppMiddleware {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method) && !comesFromHere(c, publicUrl)) throw refuse('request.cross_site');
    await next();
  };
}

function comesFromHere(c: AppContext, publicUrl: string) {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'same-origin') return true;

  const origin = c.req.header('Origin');
  // Neither header: not a browser, so there are no cookies somebody else could be riding on.
  if (origin === undefined) return site === undefined || site === 'none';
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === c.req.header('Host'));
}
