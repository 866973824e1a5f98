import type { Language } from '@mooncake/domain/language';
import { checkout as en } from '../../i18n/en/checkout.ts';
import { useLanguage } from '../../i18n/language-context.ts';
import { checkout as zh } from '../../i18n/zh/checkout.ts';

const timeLater = { en: en.slot.timeLater, zh: zh.slot.timeLater };

/** Slots are written as hours, which need no translation; the one that is a sentence does. */
export function slotName(timeSlot: string, language: Language): string {
  return timeSlot === timeLater.en ? timeLater[language] : timeSlot;
}

export function useSlotName() {
  const { language } = useLanguage();
  return (timeSlot: string) => slotName(timeSlot, language);
}
