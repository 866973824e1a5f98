import { sessionResponseSchema } from '@mooncake/domain/staff/staff.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** Who is signed in. The topic `staff` refetches it, so that a disabled member is out at once. */
export const sessionQuery = queryOptions({
  queryKey: ['staff', 'session'],
  queryFn: async ({ signal }) =>
    (await request('/api/staff/session', sessionResponseSchema, { signal })).staff,
});
