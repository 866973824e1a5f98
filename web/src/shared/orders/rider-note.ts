import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { formatDate } from '../../lib/format-date.ts';

export type RiderFacts = {
  shopName: string;
  place: Pick<PickupPlace, 'name' | 'address'>;
  batchDate: string;
  timeSlot: string | null;
  orderNumber: string;
};

/** What a rider has to know, to be pasted into the booking: in English, which riders read whatever the customer does. */
export function riderNote({ shopName, place, batchDate, timeSlot, orderNumber }: RiderFacts): string {
  return [
    `Collect from: ${shopName}, ${place.name}`,
    place.address,
    `When: ${[formatDate(batchDate, 'en'), timeSlot].filter(Boolean).join(', ')}`,
    `Order number: ${orderNumber}`,
  ]
    .filter(Boolean)
    .join('\n');
}
