import { defaultIncludeMode, includeModeSchema } from '@mooncake/domain/summary/summary.contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { orderBatchesQuery } from '../orders/order-queries.ts';
import type { SummaryChoice } from './summary-query.ts';

const batchSchema = z.nullable(z.string());

/** What the summary counts, as this browser remembers it; a batch that is gone counts as all of them. */
export function useSummaryChoice() {
  const [batchId, setBatchId] = useStoredChoice<string | null>('summary-batch', batchSchema, null);
  const [include, setInclude] = useStoredChoice('summary-include', includeModeSchema, defaultIncludeMode);
  const { data: batches } = useQuery(orderBatchesQuery);
  const isGone = batches !== undefined && !batches.some(({ id }) => id === batchId);
  const choice: SummaryChoice = { batchId: isGone ? null : batchId, include };
  return { choice, batches: batches ?? [], setBatchId, setInclude };
}
