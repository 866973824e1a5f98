import { orderDetails as en } from './en/admin-order-details.ts';
import { useLanguage } from './language-context.ts';
import { orderDetails as zh } from './zh/admin-order-details.ts';

const texts = { en, zh };

export function useOrderDetailsTexts(): typeof en {
  return texts[useLanguage().language];
}
