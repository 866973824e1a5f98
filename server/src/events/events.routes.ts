import type { Topic } from '@mooncake/domain/topic';
import * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { clientAddress } from '../visitors/client-address.ts';
import { type StreamReader, visitor } from './topic-streams.ts';

type StreamDeps = Pick<Deps, 'config' | 'lifecycle' | 'topicStreams'>;
type EventDeps = StreamDeps & Pick<Deps, 'storefront'>;

/** The version of the page the browser shows, where the page came with its data. */
const querySchema = z.object({ page: z.optional(z.string().check(z.maxLength(64))) });

export function eventRoutes(deps: EventDeps): Route[] {
  return [
    defineRoute(
      {
        id: 'streamTopics',
        method: 'get',
        path: '/api/events',
        access: 'public',
        summary: 'A stream of topics that changed; it carries no data',
        request: { query: querySchema },
        response: z.string(),
        refusals: ['request.rate_limited'],
        responseType: 'text/event-stream',
      },
      ({ query }, c) => sendStream(deps, c, { ...visitor, findMissed: () => findMissed(deps, query.page) }),
    ),
  ];
}

/** A page that was drawn from another catalogue than today's learns so at once. */
async function findMissed({ storefront }: EventDeps, page: string | undefined): Promise<Topic[]> {
  if (page === undefined || page === (await storefront.current()).version) return [];
  return ['catalogue', 'settings'];
}

/** Answers with a stream that stays open. */
export function sendStream(
  { config, lifecycle, topicStreams }: StreamDeps,
  c: AppContext,
  reader: StreamReader,
): Response {
  if (lifecycle.isStopping) throw new HttpProblem('unavailable', { reason: 'stopping' });
  c.header('Content-Type', 'text/event-stream');
  c.header('Cache-Control', 'no-store');
  // Proxies that collect answers before passing them on would hold the news back.
  c.header('X-Accel-Buffering', 'no');
  // Nobody would ever read, or leave, a stream opened for a HEAD request.
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(topicStreams.open(clientAddress(c, config.trustedProxies), reader));
}
