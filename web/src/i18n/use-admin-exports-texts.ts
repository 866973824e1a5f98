import { adminExports as en } from './en/admin-exports.ts';
import { useLanguage } from './language-context.ts';
import { adminExports as zh } from './zh/admin-exports.ts';

const adminExportsTexts = { en, zh };

export function useAdminExportsTexts(): typeof en {
  return adminExportsTexts[useLanguage().language];
}
