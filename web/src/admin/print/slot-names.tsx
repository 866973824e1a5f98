import { slotName } from '@mooncake/domain/delivery/slot-name';
import { En, Zh } from '../../ui/language-run.tsx';

/** Hours read the same in both languages and are said once. */
export function SlotNames({ timeSlot }: { timeSlot: string }) {
  const inChinese = slotName(timeSlot, 'zh');
  if (inChinese === timeSlot) return timeSlot;
  return (
    <>
      <En>{timeSlot}</En> <Zh>{inChinese}</Zh>
    </>
  );
}
