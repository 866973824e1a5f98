import { type SlotWords, slotName } from '@mooncake/domain/delivery/slot-name';
import { useLanguage } from '../../i18n/language-context.ts';

export function useSlotName() {
  const { language } = useLanguage();
  return (slot: SlotWords) => slotName(slot, language);
}
