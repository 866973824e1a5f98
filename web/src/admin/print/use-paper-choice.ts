import {
  defaultIncludeMode,
  includeModeSchema,
  summarySpanSchema,
} from '@mooncake/domain/summary/summary.contract';
import { useSearch } from '../lib/use-search.ts';
import type { PrintTexts } from './print.texts.ts';

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

/** Where somebody came from who asked for this paper. */
export function backFrom({ orderId }: PaperChoice, text: PrintTexts) {
  return orderId === null
    ? { to: '/admin?tab=batch-summary', label: text.backToSummary }
    : { to: `/admin?tab=orders&order=${orderId}`, label: text.backToOrder };
}
