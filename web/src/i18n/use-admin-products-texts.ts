import { adminProducts as en } from './en/admin-products.ts';
import { useLanguage } from './language-context.ts';
import { adminProducts as zh } from './zh/admin-products.ts';

const texts = { en, zh };

export function useAdminProductsTexts(): typeof en {
  return texts[useLanguage().language];
}
