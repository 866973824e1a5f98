import { adminCommon as en } from './en/admin-common.ts';
import { useLanguage } from './language-context.ts';
import { adminCommon as zh } from './zh/admin-common.ts';

const adminCommonTexts = { en, zh };

/** Words that many screens of the back office share. */
export function useCommonTexts(): typeof en {
  return adminCommonTexts[useLanguage().language];
}
