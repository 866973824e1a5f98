import { checkout as en } from '../../i18n/en/checkout.ts';
import { useCheckoutTexts } from '../../i18n/use-checkout-texts.ts';

/** Slots are written as hours, which need no translation; the one that is a sentence does. */
export function useSlotName() {
  const text = useCheckoutTexts().slot;
  return (timeSlot: string) => (timeSlot === en.slot.timeLater ? text.timeLater : timeSlot);
}
