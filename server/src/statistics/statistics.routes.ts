import { statisticsOf } from '@mooncake/domain/statistics/statistics';
import { statisticsRangeSchema, statisticsSchema } from '@mooncake/domain/statistics/statistics.contract';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { countForStatistics } from './statistics.queries.ts';

export function statisticsRoutes(deps: Pick<Deps, 'db' | 'clock'>): Route[] {
  return [
    defineRoute(
      {
        id: 'getStatistics',
        method: 'get',
        path: '/api/admin/statistics',
        access: { staff: 'see_statistics' },
        summary: 'How it went: counts, revenue, trends and shares of the orders of some days',
        request: { query: statisticsRangeSchema },
        response: statisticsSchema,
      },
      async ({ query }) => {
        const now = deps.clock();
        return statisticsOf(await countForStatistics(deps.db, query, now), query, now);
      },
    ),
  ];
}
