import { adminBulk as en } from './en/admin-bulk.ts';
import { useLanguage } from './language-context.ts';
import { adminBulk as zh } from './zh/admin-bulk.ts';

const texts = { en, zh };

/** The words travel with the change of many orders. */
export function useBulkTexts(): typeof en {
  return texts[useLanguage().language];
}
