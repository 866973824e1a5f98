import { adminOrderChanges as en } from './en/admin-order-changes.ts';
import { useLanguage } from './language-context.ts';
import { adminOrderChanges as zh } from './zh/admin-order-changes.ts';

const texts = { en, zh };

/** The words travel with the parts of the back office that change an order. */
export function useOrderChangeTexts(): typeof en {
  return texts[useLanguage().language];
}
