import { judgeDiskSpace } from '@mooncake/domain/disk-space';
import { healthResponseSchema } from '@mooncake/domain/health.contract';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { inTime } from '../lib/in-time.ts';

const ok = { status: 'ok' } as const;
const patienceMs = 2_000;

export function healthRoutes({
  db,
  storage,
  lifecycle,
}: Pick<Deps, 'db' | 'storage' | 'lifecycle'>): Route[] {
  return [
    defineRoute(
      {
        id: 'checkAlive',
        method: 'get',
        path: '/api/livez',
        access: 'public',
        summary: 'The process is alive',
        response: healthResponseSchema,
      },
      () => ok,
    ),
    defineRoute(
      {
        id: 'checkReady',
        method: 'get',
        path: '/api/readyz',
        access: 'public',
        summary:
          'The server can take work: its database takes changes, its disk has room, it is not stopping',
        response: healthResponseSchema,
      },
      async () => {
        if (lifecycle.isStopping) throw new HttpProblem('unavailable', { reason: 'stopping' });
        if (!(await takesChangesInTime(db)))
          throw new HttpProblem('unavailable', { reason: 'database_away' });
        if (judgeDiskSpace(await storage.freeBytes()) === 'full') {
          throw new HttpProblem('unavailable', { reason: 'disk_full' });
        }
        return ok;
      },
    ),
  ];
}

/** Changes nothing and locks no row, but a database that only reads refuses it: nobody could order there. */
const harmlessChange = sql`delete from rate_limits where false`;

async function takesChangesInTime(db: Deps['db']) {
  return (await inTime(harmlessChange.execute(db), patienceMs)) !== null;
}
