import { adminPrivacy as en } from './en/admin-privacy.ts';
import { useLanguage } from './language-context.ts';
import { adminPrivacy as zh } from './zh/admin-privacy.ts';

const adminPrivacyTexts = { en, zh };

export function useAdminPrivacyTexts(): typeof en {
  return adminPrivacyTexts[useLanguage().language];
}
