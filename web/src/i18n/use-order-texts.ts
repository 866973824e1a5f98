import { orders as en } from './en/orders.ts';
import { useLanguage } from './language-context.ts';
import { orders as zh } from './zh/orders.ts';

export const orderTexts = { en, zh };

/** The words about orders travel with the screens that show them. */
export function useOrderTexts(): typeof en {
  return orderTexts[useLanguage().language];
}
