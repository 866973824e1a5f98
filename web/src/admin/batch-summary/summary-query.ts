import {
  type IncludeMode,
  type SummarySpan,
  summaryResponseSchema,
} from '@mooncake/domain/summary/summary.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

/** Changes arrive by themselves; this is for the day the stream is silent. */
const refetchInterval = 5 * 60 * 1000;
/** The first count of a large shop takes its time; after that only what changed is counted. */
const timeout = 60_000;

export type SummaryChoice = { batchId: string | null; include: IncludeMode; span: SummarySpan };

/** The choice as the server and the sheets read it; no batch means all of them, or all to come. */
export function summaryParams(
  { batchId, include, span }: SummaryChoice,
  batchKey: 'batch' | 'batchId',
): string {
  const params = new URLSearchParams({ include });
  if (batchId !== null) params.set(batchKey, batchId);
  else if (span === 'coming') params.set('span', span);
  return params.toString();
}

export const summaryQuery = (choice: SummaryChoice) => {
  const address = `/api/admin/summary?${summaryParams(choice, 'batchId')}`;
  return queryOptions({
    queryKey: ['orders', 'summary', address],
    queryFn: async ({ signal }) =>
      (await request(address, summaryResponseSchema, { signal, timeout })).batches,
    // The cards in sight stay until the next ones are here.
    placeholderData: keepPreviousData,
    refetchInterval,
  });
};
