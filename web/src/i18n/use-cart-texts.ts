import { cart as en } from './en/cart.ts';
import { useLanguage } from './language-context.ts';
import { cart as zh } from './zh/cart.ts';

export const cartTexts = { en, zh };

/** The words of the cart travel with the screens that show it, so the first page does without them. */
export function useCartTexts(): typeof en {
  return cartTexts[useLanguage().language];
}
