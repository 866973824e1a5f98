import type { TimeSlot } from './delivery-method.ts';

/** Slots by the clock: '9am - 11am' before '2pm - 5pm'; those that name no time come last. */
export function sortSlots<Slot extends Pick<TimeSlot, 'timeSlot'>>(slots: readonly Slot[]): Slot[] {
  return [...slots].sort(
    (a, b) => startMinutes(a.timeSlot) - startMinutes(b.timeSlot) || Number(a.timeSlot > b.timeSlot) || -1,
  );
}

/** Minutes after midnight of the first time named, '7:30pm' or '19:30'. */
function startMinutes(text: string): number {
  const [, hour, minute = '0', half] = /(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?/i.exec(text) ?? [];
  if (hour === undefined) return 24 * 60;
  const twelve = half === undefined ? Number(hour) : Number(hour) % 12;
  return (twelve + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
}
