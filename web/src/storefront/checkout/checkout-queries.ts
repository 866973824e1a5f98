import type { StockNeed } from '@mooncake/domain/batches/stock-needs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api-problem.ts';
import { checkoutApi } from './checkout-api.ts';

// The first part of each key is the topic whose event makes it stale. What fails says so at once and is asked for
// again by itself, with or without a network to speak of.
const askAgainAfter = 5000;
const atOnce = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;

type Asked = { readonly state: { readonly status: string } };
const untilItComes = ({ state }: Asked) => state.status === 'error' && askAgainAfter;

export const deliveryMethodsQuery = queryOptions({
  queryKey: ['batches', 'methods'],
  queryFn: ({ signal }) => checkoutApi.deliveryMethods(signal),
  refetchInterval: untilItComes,
  ...atOnce,
});

export const pickupBatchesQuery = queryOptions({
  queryKey: ['batches', 'open'],
  queryFn: ({ signal }) => checkoutApi.pickupBatches(signal),
  refetchInterval: untilItComes,
  ...atOnce,
});

/** Every method's slots in general, for the banner. */
export const allSlotsQuery = queryOptions({
  queryKey: ['batches', 'slots'],
  queryFn: ({ signal }) => checkoutApi.timeSlots({}, signal),
  ...atOnce,
});

/** A method's slots as one batch offers them: orders fill them, so they are news of the stock. */
export const timeSlotsQuery = (deliveryMethodId: string, batchId: string) =>
  queryOptions({
    queryKey: ['stock', 'slots', deliveryMethodId, batchId],
    queryFn: ({ signal }) => checkoutApi.timeSlots({ deliveryMethodId, batchId }, signal),
    refetchInterval: untilItComes,
    ...atOnce,
  });

/** Which dates can make the cart; null asks about every method's. */
export const availabilityQuery = (deliveryMethodId: string | null, needs: readonly StockNeed[]) => {
  const asked = needs.map(({ productId, units }) => ({ productId, units }));
  return queryOptions({
    queryKey: ['stock', 'availability', deliveryMethodId, asked],
    queryFn: ({ signal }) => checkoutApi.availability({ deliveryMethodId, needs: asked }, signal),
    // A changed quantity keeps the list in place until the new answer comes; another method does not.
    placeholderData: (previous, query) =>
      query?.queryKey[2] === deliveryMethodId ? keepPreviousData(previous) : undefined,
    ...atOnce,
  });
};

/** The reservation with the server's clock beside it. It ends by itself, so no answer is fresh for long. */
export const holdQuery = (holdId: string) =>
  queryOptions({
    queryKey: ['hold', holdId],
    queryFn: async ({ signal }) => withOffset(await checkoutApi.holdState(holdId, signal)),
    staleTime: 0,
    networkMode: 'always',
    // A refusal is an answer; only silence is worth another try.
    retry: false,
    refetchInterval: ({ state }) => isSilence(state.error) && askAgainAfter,
  });

/** How far the server's clock is ahead of this one, by the moment its answer came. */
export function withOffset<Answer extends { serverNow: string }>(
  answer: Answer,
): Answer & { offsetMs: number } {
  return { ...answer, offsetMs: Date.parse(answer.serverNow) - Date.now() };
}

function isSilence(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
