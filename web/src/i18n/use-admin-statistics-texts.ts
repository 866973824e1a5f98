import { adminStatistics as en } from './en/admin-statistics.ts';
import { useLanguage } from './language-context.ts';
import { adminStatistics as zh } from './zh/admin-statistics.ts';

const adminStatisticsTexts = { en, zh };

export function useAdminStatisticsTexts(): typeof en {
  return adminStatisticsTexts[useLanguage().language];
}
