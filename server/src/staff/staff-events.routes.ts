import { topics } from '@mooncake/domain/topic';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { sendStream } from '../events/events.routes.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { createGuards, whoIsSignedIn } from './auth/guards.ts';

type EventDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'lifecycle' | 'topicStreams'>;

const everyTopic = new Set(topics);

export function staffEventRoutes(deps: EventDeps): Route[] {
  const { staff } = createGuards(deps);
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/events',
        access: staff,
        summary: 'A stream of topics that changed, orders and staff included; it ends with the session',
        response: z.string(),
        responseType: 'text/event-stream',
      },
      (_inputs, c) =>
        sendStream(deps, c, {
          topics: everyTopic,
          isStaff: true,
          isStillAdmitted: async () => (await whoIsSignedIn(deps, c, { isActivity: false })) !== null,
        }),
    ),
  ];
}
