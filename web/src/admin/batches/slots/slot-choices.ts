import type { BatchSlot } from '@mooncake/domain/batches/batch-admin.contract';
import { readQuantity } from '@mooncake/domain/batches/read-quantity';

/** What is ticked and typed for one slot; a blank capacity is the slot's own. */
export type SlotChoice = { isActive: boolean; capacity: string };
/** By slot; a slot nobody touched is offered as it is. */
export type SlotChoices = Readonly<Record<string, SlotChoice>>;

export const untouched: SlotChoice = { isActive: true, capacity: '' };

export function toChoices(slots: readonly BatchSlot[]): SlotChoices {
  return Object.fromEntries(
    slots.map(({ timeSlotId, isActive, capacity }) => [
      timeSlotId,
      { isActive, capacity: capacity === null ? '' : String(capacity) },
    ]),
  );
}

/** At least one order, or nothing typed at all. */
export function isCapacity(typed: string): boolean {
  return typed.trim() === '' || (readQuantity(typed) ?? 0) > 0;
}

/** What differs from the slots themselves, of the slots on the screen; null while a number is wrong. */
export function fromChoices(choices: SlotChoices, slotIds: readonly string[]): BatchSlot[] | null {
  const touched = slotIds.flatMap((timeSlotId) => {
    const choice = choices[timeSlotId];
    return choice && (!choice.isActive || choice.capacity.trim() !== '') ? [{ timeSlotId, ...choice }] : [];
  });
  if (!touched.every(({ capacity }) => isCapacity(capacity))) return null;
  return touched.map(({ timeSlotId, isActive, capacity }) => ({
    timeSlotId,
    isActive,
    capacity: readQuantity(capacity),
  }));
}
