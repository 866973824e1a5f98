import type { Language } from '../language.ts';
import type { TimeSlot } from './delivery-method.ts';

/** The words of a time; an order without one has none. */
export type SlotWords = { readonly timeSlot: string | null } & Readonly<Pick<TimeSlot, 'timeSlotZh'>>;

/** Hours read the same in every language; a sentence has its twin. */
export function slotName({ timeSlot, timeSlotZh }: SlotWords, language: Language): string {
  return (language === 'zh' && timeSlotZh) || (timeSlot ?? '');
}
