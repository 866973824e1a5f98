import { adminAudit as en } from './en/admin-audit.ts';
import { useLanguage } from './language-context.ts';
import { adminAudit as zh } from './zh/admin-audit.ts';

export const adminAuditTexts = { en, zh };

export function useAdminAuditTexts(): typeof en {
  return adminAuditTexts[useLanguage().language];
}
