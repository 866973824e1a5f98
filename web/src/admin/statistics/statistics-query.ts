import { type StatisticsRange, statisticsSchema } from '@mooncake/domain/statistics/statistics.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

/** Adding up a season takes the server a moment, so it follows by the minute and not by every order. */
const freshFor = 60_000;
/** A whole season on a busy day takes longer than a list of orders may. */
const patience = 30_000;

export const statisticsQuery = (range: StatisticsRange) =>
  queryOptions({
    queryKey: ['statistics', range],
    queryFn: ({ signal }) => {
      const { from, to } = range;
      const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
      return request(`/api/admin/statistics${query && `?${query}`}`, statisticsSchema, {
        signal,
        timeout: patience,
      });
    },
    retry: false,
    refetchInterval: freshFor,
    placeholderData: keepPreviousData,
  });
