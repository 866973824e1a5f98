import { adminCategories as en } from './en/admin-categories.ts';
import { useLanguage } from './language-context.ts';
import { adminCategories as zh } from './zh/admin-categories.ts';

const texts = { en, zh };

export function useAdminCategoriesTexts(): typeof en {
  return texts[useLanguage().language];
}
