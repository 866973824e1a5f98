import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';

const ownMachine = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What proxies add. A request with one of these came from elsewhere, though the proxy is on this machine. */
const proxyHeader = /^(x-forwarded.*|cf-.*|forwarded|via|(x-real|x-client|true-client)-ip)$/;

export function metricsRoutes({ config, metrics }: Pick<Deps, 'config' | 'metrics'>): Route[] {
  return [
    defineRoute(
      {
        id: 'readMetrics',
        method: 'get',
        path: '/api/metrics',
        access: 'public',
        summary: 'Metrics for Prometheus, from this machine or with a token; others find nothing here',
        response: z.string(),
        responseType: 'text/plain',
        refusals: ['not_found'],
      },
      async (_inputs, c) => {
        // Before anything is looked up: a stranger costs what any wrong address costs. What a proxy on this machine passes
        // on may look as if it came from here.
        const isOwn = config.trustedProxies === 0 && isFromThisMachine(c);
        if (!isOwn && !hasToken(c, config.metricsToken)) throw new HttpProblem('not_found');
        c.header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
        c.header('Cache-Control', 'no-store');
        return c.body(await metrics.read());
      },
    ),
  ];
}

/** Compared as hashes, which take the same time whatever was sent. */
function hasToken(c: AppContext, token: string | null): boolean {
  const sent = c.req.header('Authorization');
  return token !== null && sent !== undefined && timingSafeEqual(hash(sent), hash(`Bearer ${token}`));
}

const hash = (text: string) => createHash('sha256').update(text).digest();

function isFromThisMachine(c: AppContext): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  return (
    ownMachine.test(address) &&
    ownNames.has(new URL(c.req.url).hostname) &&
    !Object.keys(c.req.header()).some((name) => proxyHeader.test(name))
  );
}
