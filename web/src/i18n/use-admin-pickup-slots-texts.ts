import { adminPickupSlots as en } from './en/admin-pickup-slots.ts';
import { useLanguage } from './language-context.ts';
import { adminPickupSlots as zh } from './zh/admin-pickup-slots.ts';

const texts = { en, zh };

export function usePickupSlotTexts(): typeof en {
  return texts[useLanguage().language];
}
