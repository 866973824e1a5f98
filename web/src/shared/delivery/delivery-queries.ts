import type {
  AvailabilityQuestion,
  BatchAvailability,
  StaffAvailabilityResponse,
} from '@mooncake/domain/stock/availability.contract';
import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { deliveryApi } from './delivery-api.ts';

// The first part of each key is the topic whose event makes it stale. What fails says so at once and is asked for
// again by itself, with or without a network to speak of.
const askAgainAfter = 5000;
const atOnce = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;

type Asked = { readonly state: { readonly status: string } };
const untilItComes = ({ state }: Asked) => state.status === 'error' && askAgainAfter;

export const deliveryMethodsQuery = queryOptions({
  queryKey: ['batches', 'methods'],
  queryFn: ({ signal }) => deliveryApi.methods(signal),
  refetchInterval: untilItComes,
  ...atOnce,
});

export const pickupBatchesQuery = queryOptions({
  queryKey: ['batches', 'open'],
  queryFn: ({ signal }) => deliveryApi.batches(signal),
  refetchInterval: untilItComes,
  ...atOnce,
});

/** Every method's slots in general, for the banner. */
export const allSlotsQuery = queryOptions({
  queryKey: ['batches', 'slots'],
  queryFn: ({ signal }) => deliveryApi.timeSlots({}, signal),
  ...atOnce,
});

/** A method's slots as one batch offers them: orders fill them, so they are news of the stock. */
export const timeSlotsQuery = (deliveryMethodId: string, batchId: string) =>
  queryOptions({
    queryKey: ['stock', 'slots', deliveryMethodId, batchId],
    queryFn: ({ signal }) => deliveryApi.timeSlots({ deliveryMethodId, batchId }, signal),
    refetchInterval: untilItComes,
    ...atOnce,
  });

/** A date an order could be for; staff are told as well whether customers can still order for it. */
export type HandoverDate = BatchAvailability &
  Partial<Pick<StaffAvailabilityResponse['batches'][number], 'offer'>>;

/** Who is asked for the dates: customers see the open ones, staff all of them. */
export type DateSource = {
  readonly key: readonly unknown[];
  ask(question: AvailabilityQuestion, signal: AbortSignal): Promise<HandoverDate[]>;
};
const forCustomers: DateSource = { key: [], ask: deliveryApi.availability };

/** Which dates can make the items; null asks about every method's. */
export const availabilityQuery = (
  deliveryMethodId: string | null,
  needs: readonly StockNeed[],
  { key, ask }: DateSource = forCustomers,
) => {
  const asked = needs.map(({ productId, units }) => ({ productId, units }));
  return queryOptions({
    queryKey: ['stock', 'availability', deliveryMethodId, asked, ...key],
    queryFn: ({ signal }) => ask({ deliveryMethodId, needs: asked }, signal),
    // A changed quantity keeps the list in place until the new answer comes; another method does not.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === deliveryMethodId ? keepPreviousData(previous) : undefined,
    ...atOnce,
  });
};
