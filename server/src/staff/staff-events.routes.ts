import { topics } from '@mooncake/domain/topic';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { sendStream } from '../events/events.routes.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { whoIsSignedIn } from './auth/admit.ts';

type EventDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'lifecycle' | 'topicStreams'>;

const everyTopic = new Set(topics);

/** How many milliseconds ago the page began to fetch: it is told at once what changed since. */
const querySchema = z.object({
  since: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
});

export function staffEventRoutes(deps: EventDeps): Route[] {
  return [
    defineRoute(
      {
        id: 'streamStaffTopics',
        method: 'get',
        path: '/api/admin/events',
        access: { staff: 'use_back_office' },
        summary: 'A stream of topics that changed, orders and staff included; it ends with the session',
        request: { query: querySchema },
        response: z.string(),
        refusals: ['request.rate_limited'],
        responseType: 'text/event-stream',
      },
      ({ query: { since } }, c) =>
        sendStream(deps, c, {
          topics: everyTopic,
          isStaff: true,
          ...(since !== undefined && {
            findMissed: async () => deps.topicStreams.changedWithin(Number(since)),
          }),
          isStillAdmitted: async () => (await whoIsSignedIn(deps, c, { isActivity: false })) !== null,
        }),
    ),
  ];
}
