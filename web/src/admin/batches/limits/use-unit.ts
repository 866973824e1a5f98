import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';

/** The two units the shop counts in have names; any other is shown as it was written. */
export function useUnit(): (unit: string, count: number) => string {
  const { boxes, pieces } = usePickupSlotTexts().limits;
  const words: Readonly<Record<string, (count: number) => string>> = { boxes, pieces };
  return (unit, count) => words[unit]?.(count) ?? unit;
}
