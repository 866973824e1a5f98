import { auditQuerySchema, auditResponseSchema } from '@mooncake/domain/staff/audit.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { createGuards } from '../staff/auth/guards.ts';
import { findAudit } from './audit.queries.ts';

export function auditRoutes(deps: Pick<Deps, 'config' | 'db' | 'clock'>): Route[] {
  const { admin } = createGuards(deps);
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/audit',
        access: admin,
        summary: 'Who did what, and who looked at what, newest first',
        request: { query: auditQuerySchema },
        response: auditResponseSchema,
      },
      ({ query }) => findAudit(deps.db, query),
    ),
  ];
}
