import type { SlotWords } from '@mooncake/domain/delivery/slot-name';
import { En, Zh } from '../../ui/language-run.tsx';
import { adminPrintTexts, type PrintTexts } from './print.texts.ts';

/** One message in both languages, side by side: whoever bakes or packs reads either. */
export function Both({ say }: { say: (text: PrintTexts) => string }) {
  return (
    <>
      <En>{say(adminPrintTexts.en)}</En> <Zh>{say(adminPrintTexts.zh)}</Zh>
    </>
  );
}

/** Hours read the same in both languages and are said once. */
export function SlotNames({ timeSlot, timeSlotZh }: SlotWords) {
  if (timeSlotZh === '') return timeSlot;
  return (
    <>
      <En>{timeSlot}</En> <Zh>{timeSlotZh}</Zh>
    </>
  );
}
