import { auditPeopleResponseSchema, auditResponseSchema } from '@mooncake/domain/staff/audit.contract';
import type { AuditKind } from '@mooncake/domain/staff/audit-kind';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

/** Blank asks for everything. */
export type AuditFilter = { actorId: string; kind: AuditKind | ''; orderNumber: string };

export const auditPeopleQuery = queryOptions({
  queryKey: ['audit', 'people'],
  queryFn: ({ signal }) => request('/api/admin/audit/people', auditPeopleResponseSchema, { signal }),
});

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ signal, pageParam }) => {
      const asked = Object.entries({ ...filter, before: pageParam === null ? '' : String(pageParam) });
      const query = new URLSearchParams(asked.filter(([, value]) => value !== ''));
      return request(`/api/admin/audit?${query}`, auditResponseSchema, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    retry: false,
    // The lines stay in sight, and under the pointer, while others are asked for.
    placeholderData: keepPreviousData,
  });
