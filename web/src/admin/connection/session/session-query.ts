import { sessionResponseSchema } from '@mooncake/domain/staff/staff.contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Who is signed in. The topic `staff` refetches it, so that a disabled member is out at once. */
export const sessionQuery = queryOptions({
  queryKey: ['staff', 'session'],
  queryFn: async ({ signal }) =>
    (await request('/api/staff/session', sessionResponseSchema, { signal })).staff,
});

const minBetweenViews = 5_000;

/** Looks again who is signed in, at most every five seconds however many calls were refused. */
export function recheckSession(queries: QueryClient) {
  const lookedAt = queries.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt ?? 0;
  if (Date.now() - lookedAt < minBetweenViews) return;
  void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
}
