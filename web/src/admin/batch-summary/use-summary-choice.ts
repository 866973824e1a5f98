import { isPast } from '@mooncake/domain/batches/coming-first';
import { malaysianToday } from '@mooncake/domain/calendar';
import type { OrderBatchesResponse } from '@mooncake/domain/orders/order-list.contract';
import {
  defaultIncludeMode,
  includeModeSchema,
  type SummarySpan,
} from '@mooncake/domain/summary/summary.contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { useSearch } from '../lib/use-search.ts';
import { orderBatchesQuery } from '../orders/order-queries.ts';
import type { SummaryChoice } from './summary-query.ts';

const batchSchema = z.nullable(z.string());
const noBatches: OrderBatchesResponse['batches'] = [];

/**
 * What the summary counts, as this browser remembers it; a batch that is gone counts as all of them. Past batches
 * are counted while the address asks for them, so that a link to the tab shows a colleague the same.
 */
export function useSummaryChoice() {
  const [batchId, setBatchId] = useStoredChoice<string | null>('summary-batch', batchSchema, null);
  const [include, setInclude] = useStoredChoice('summary-include', includeModeSchema, defaultIncludeMode);
  const [search, ask] = useSearch();
  const { data: batches = noBatches, isSuccess } = useQuery(orderBatchesQuery);
  const today = malaysianToday(new Date());
  const isGone = isSuccess && !batches.some(({ id }) => id === batchId);
  const choice: SummaryChoice = {
    batchId: isGone ? null : batchId,
    include,
    span: search.get('past') === 'shown' ? 'all' : 'coming',
  };
  const setSpan = (span: SummarySpan) => {
    const { past: _, ...others } = Object.fromEntries(search);
    ask(span === 'all' ? { ...others, past: 'shown' } : others, { replace: true });
  };
  return {
    choice,
    batches,
    pastBatches: batches.filter((batch) => isPast(batch, today)).length,
    setBatchId,
    setInclude,
    setSpan,
  };
}
