import { adminBatches as en } from './en/admin-batches.ts';
import { useLanguage } from './language-context.ts';
import { adminBatches as zh } from './zh/admin-batches.ts';

export const batchTexts = { en, zh };

export function useBatchTexts(): typeof en {
  return batchTexts[useLanguage().language];
}
