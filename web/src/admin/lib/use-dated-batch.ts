import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';

type NamedBatch = { readonly batchName: string; readonly batchDate: string };

/** How the back office names a batch: never without its day, since names come again. */
export function useDatedBatch() {
  const { language } = useLanguage();
  return ({ batchName, batchDate }: NamedBatch, shape: 'short' | 'long' = 'short') =>
    `${batchName} · ${formatDate(batchDate, language, shape)}`;
}
