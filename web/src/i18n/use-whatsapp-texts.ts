import { whatsappMessages as en } from './en/whatsapp-messages.ts';
import { useLanguage } from './language-context.ts';
import { whatsappMessages as zh } from './zh/whatsapp-messages.ts';

/** Messages are written in the language of their order, whatever the one of the screen. */
export const whatsappTexts = { en, zh };

export function useWhatsappTexts(): typeof en {
  return whatsappTexts[useLanguage().language];
}
