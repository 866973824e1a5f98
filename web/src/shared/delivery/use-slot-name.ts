import type { Language } from '@mooncake/domain/language';
import { useLanguage } from '../../i18n/language-context.ts';
import { deliveryTexts } from './delivery.texts.ts';

/** Slots are written as hours, which need no translation; the one that is a sentence does. */
export function slotName(timeSlot: string, language: Language): string {
  return timeSlot === deliveryTexts.en.slot.timeLater ? deliveryTexts[language].slot.timeLater : timeSlot;
}

export function useSlotName() {
  const { language } = useLanguage();
  return (timeSlot: string) => slotName(timeSlot, language);
}
