import { newOrder as en } from './en/admin-new-order.ts';
import { useLanguage } from './language-context.ts';
import { newOrder as zh } from './zh/admin-new-order.ts';

const texts = { en, zh };

export function useNewOrderTexts(): typeof en {
  return texts[useLanguage().language];
}
