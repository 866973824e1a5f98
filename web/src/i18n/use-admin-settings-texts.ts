import { adminSettings as en } from './en/admin-settings.ts';
import { useLanguage } from './language-context.ts';
import { adminSettings as zh } from './zh/admin-settings.ts';

const adminSettingsTexts = { en, zh };

export function useAdminSettingsTexts(): typeof en {
  return adminSettingsTexts[useLanguage().language];
}
