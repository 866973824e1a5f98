import type { Language } from '../language.ts';

/** The one slot that is a sentence; it is stored as the English one. */
export const timeLater = {
  en: 'Time will inform later',
  zh: '时间另行通知',
} as const satisfies Record<Language, string>;

/** Slots are written as hours, which need no translation; the one that is a sentence does. */
export function slotName(timeSlot: string, language: Language): string {
  return timeSlot === timeLater.en ? timeLater[language] : timeSlot;
}
