import { systemStatusSchema } from '@mooncake/domain/staff/system-status.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { createSystemStatus } from './system-status.ts';

export function systemStatusRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'receiptReader' | 'clock'>,
): Route[] {
  const systemStatus = createSystemStatus(deps);
  return [
    defineRoute(
      {
        id: 'getSystemStatus',
        method: 'get',
        path: '/api/admin/system-status',
        access: { staff: 'use_back_office' },
        summary: 'Whether database, storage and security are as they should be',
        response: systemStatusSchema,
      },
      systemStatus,
    ),
  ];
}
