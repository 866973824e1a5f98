import { adminTeam as en } from './en/admin-team.ts';
import { useLanguage } from './language-context.ts';
import { adminTeam as zh } from './zh/admin-team.ts';

const adminTeamTexts = { en, zh };

export function useAdminTeamTexts(): typeof en {
  return adminTeamTexts[useLanguage().language];
}
