import {
  orderBatchesResponseSchema,
  orderListResponseSchema,
} from '@mooncake/domain/orders/order-list.contract';
import { quickStatsSchema } from '@mooncake/domain/orders/quick-stats';
import { matchingReceiptsResponseSchema } from '@mooncake/domain/receipts/bulk-approval.contract';
import { type ReviewSort, reviewQueueSchema } from '@mooncake/domain/receipts/receipt-review.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { oncePainted } from '../../lib/browser/once-painted.ts';
import { listAddress, type OrderFilters } from './list/order-filters.ts';

/** Changes arrive by themselves; this is for the day the stream is silent. */
const refetchInterval = 5 * 60 * 1000;

export const orderListQuery = (filters: OrderFilters, page: number) => {
  const address = listAddress(filters, page);
  return queryOptions({
    queryKey: ['orders', 'list', address],
    // Near the server it would be here before the press that asked for it was painted, and its lines with it.
    queryFn: async ({ signal }) => {
      const [list] = await Promise.all([
        request(address, orderListResponseSchema, { signal }),
        oncePainted(),
      ]);
      return list;
    },
    // The rows in sight stay until the next ones are here.
    placeholderData: keepPreviousData,
    refetchInterval,
  });
};

export const quickStatsQuery = queryOptions({
  queryKey: ['orders', 'quick-stats'],
  queryFn: ({ signal }) => request('/api/admin/orders/quick-stats', quickStatsSchema, { signal }),
  refetchInterval,
});

export const orderBatchesQuery = queryOptions({
  queryKey: ['orders', 'batches'],
  queryFn: async ({ signal }) =>
    (await request('/api/admin/orders/batches', orderBatchesResponseSchema, { signal })).batches,
  refetchInterval,
});

/** How the line of receipts is sorted; by arrival unless something else is asked for. */
export const sortedBy = (sort: ReviewSort) => (sort === 'arrival' ? '' : `?sort=${sort}`);

export const reviewQueueQuery = (sort: ReviewSort) =>
  queryOptions({
    queryKey: ['orders', 'review-queue', sort],
    queryFn: ({ signal }) =>
      request(`/api/admin/review-queue${sortedBy(sort)}`, reviewQueueSchema, { signal }),
    refetchInterval,
  });

/** What can be approved at once; nothing where the owner has not switched that on. */
export const matchingReceiptsQuery = queryOptions({
  queryKey: ['orders', 'matching-receipts'],
  queryFn: ({ signal }) =>
    request('/api/admin/review-queue/matching', matchingReceiptsResponseSchema, { signal }),
  refetchInterval,
});
