import { adminSummary as en } from './en/admin-summary.ts';
import { useLanguage } from './language-context.ts';
import { adminSummary as zh } from './zh/admin-summary.ts';

const adminSummaryTexts = { en, zh };

export function useAdminSummaryTexts(): typeof en {
  return adminSummaryTexts[useLanguage().language];
}
