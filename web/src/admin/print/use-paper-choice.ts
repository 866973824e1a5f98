import {
  defaultIncludeMode,
  includeModeSchema,
  summarySpanSchema,
} from '@mooncake/domain/summary/summary.contract';
import { useSearch } from '../lib/use-search.ts';

/** What the address asks to print: a batch, one order, everything, or everything to come. */
export function usePaperChoice() {
  const [search] = useSearch();
  const include = includeModeSchema.safeParse(search.get('include'));
  return {
    batchId: search.get('batch'),
    orderId: search.get('order'),
    span: summarySpanSchema.safeParse(search.get('span')).data ?? 'all',
    include: include.success ? include.data : defaultIncludeMode,
  };
}
export type PaperChoice = ReturnType<typeof usePaperChoice>;
