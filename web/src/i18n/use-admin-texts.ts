import { admin as en } from './en/admin.ts';
import { useLanguage } from './language-context.ts';
import { admin as zh } from './zh/admin.ts';

const adminTexts = { en, zh };

/** The words of the back office travel with it, so the shop does without them. */
export function useAdminTexts(): typeof en {
  return adminTexts[useLanguage().language];
}
