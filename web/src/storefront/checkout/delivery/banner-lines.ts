import type { PlainDate } from '@mooncake/domain/calendar';
import type { DeliveryMethod, PickupBatch, TimeSlot } from '@mooncake/domain/delivery/delivery-method';
import { batchesFor, slotsFor } from '@mooncake/domain/delivery/time-slots';

export type BannerLine = {
  method: DeliveryMethod;
  /** Every date the shop bakes for, or just these. */
  dates: 'all' | readonly PlainDate[];
  /** The one time of a method without a choice. */
  onlySlot: string | null;
  /** When products with times of their own are handed over, where that differs from the others. */
  ownSlots: readonly string[];
};

/** What each method offers at a glance, read from its real dates and times. */
export function bannerLines(
  methods: readonly DeliveryMethod[],
  batches: readonly PickupBatch[],
  slots: readonly TimeSlot[],
): BannerLine[] {
  return methods.map((method) => {
    const served = batchesFor(method, batches);
    const plain = slotsFor(method, slots, false);
    const own = slotsFor(method, slots, true);
    const isEverywhere = served.length > 1 && served.length === batches.length;
    return {
      method,
      dates: isEverywhere ? 'all' : served.map(({ batchDate }) => batchDate),
      onlySlot: plain.choice === 'fixed' ? (plain.slot?.timeSlot ?? null) : null,
      ownSlots: own.choice === 'choose' ? own.slots.map(({ timeSlot }) => timeSlot) : [],
    };
  });
}

/** `17/9`, the way dates are written on a kitchen wall. */
export function dayAndMonth(date: PlainDate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}/${month}`;
}

/** `7:30pm - 7:45pm` is a night's appointment, and is called one. */
export function isAtNight(slot: string): boolean {
  const [, hour = '0', half = ''] = /^\s*(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)/i.exec(slot) ?? [];
  return half.toLowerCase() === 'pm' && Number(hour) >= 7 && Number(hour) < 12;
}

/** A slot that names no hour tells that the time comes later. */
export const namesNoTime = (slot: string) => !/\d/.test(slot);
