import { adminOrders as en } from './en/admin-orders.ts';
import { useLanguage } from './language-context.ts';
import { adminOrders as zh } from './zh/admin-orders.ts';

const texts = { en, zh };

/** The words of the orders tab travel with it. */
export function useAdminOrdersTexts(): typeof en {
  return texts[useLanguage().language];
}
