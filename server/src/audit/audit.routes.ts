import {
  auditPeopleResponseSchema,
  auditQuerySchema,
  auditResponseSchema,
} from '@mooncake/domain/staff/audit.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { findAudit, findAuditPeople } from './audit.queries.ts';

export function auditRoutes(deps: Pick<Deps, 'db'>): Route[] {
  return [
    defineRoute(
      {
        id: 'listAuditEntries',
        method: 'get',
        path: '/api/admin/audit',
        access: { staff: 'see_audit' },
        summary: 'Who did what, and who looked at what, newest first',
        request: { query: auditQuerySchema },
        response: auditResponseSchema,
      },
      ({ query }) => findAudit(deps.db, query),
    ),
    defineRoute(
      {
        id: 'listAuditPeople',
        method: 'get',
        path: '/api/admin/audit/people',
        access: { staff: 'see_audit' },
        summary: 'Everybody whose acts the log can be searched for, by name',
        response: auditPeopleResponseSchema,
      },
      () => findAuditPeople(deps.db),
    ),
  ];
}
