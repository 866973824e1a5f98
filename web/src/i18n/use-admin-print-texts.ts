import { adminPrint as en } from './en/admin-print.ts';
import { useLanguage } from './language-context.ts';
import { adminPrint as zh } from './zh/admin-print.ts';

export type PrintTexts = typeof en;

/** Both at once: what is printed speaks them side by side. */
export const adminPrintTexts = { en, zh };

export function useAdminPrintTexts(): PrintTexts {
  return adminPrintTexts[useLanguage().language];
}
