import { packingResponseSchema } from '@mooncake/domain/summary/packing.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import type { PaperChoice } from './use-paper-choice.ts';

/** A large batch is a long list. */
const timeout = 60_000;

/** The orders to pack. Without a batch or an order there is nothing to ask for. */
export const packingQuery = ({ batchId, orderId, include }: PaperChoice) => {
  const params = new URLSearchParams(
    orderId === null ? { batchId: batchId ?? '', include } : { orderId, include },
  );
  return queryOptions({
    queryKey: ['orders', 'packing', params.toString()],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/packing?${params}`, packingResponseSchema, { signal, timeout })).orders,
    enabled: batchId !== null || orderId !== null,
  });
};
