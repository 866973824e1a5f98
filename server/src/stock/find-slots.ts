import type { OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import { sortSlots } from '@mooncake/domain/delivery/slot-order';
import type { Db } from '../database/connect.ts';
import { findActiveSlots } from '../delivery/delivery.queries.ts';
import { findBookings, type Viewer } from './stock.queries.ts';

type SlotQuestion = { deliveryMethodId?: string | undefined; batchId?: string | undefined };

/** The slots on offer, by the clock; with a batch, as that batch has them and whether they are full. */
export async function findSlots(
  db: Db,
  { deliveryMethodId, batchId }: SlotQuestion,
  viewer: Viewer,
): Promise<OfferedSlot[]> {
  const slots = await findActiveSlots(db, deliveryMethodId);
  const bookings = batchId === undefined ? [] : await findBookings(db, batchId, viewer);
  const bookingOf = new Map(bookings.map((booking) => [booking.time_slot_id, booking]));

  const offered = slots
    .filter(({ id }) => bookingOf.get(id)?.is_active ?? true)
    .map((slot) => {
      const booking = bookingOf.get(slot.id);
      const capacity = booking?.capacity ?? slot.capacity;
      return {
        id: slot.id,
        deliveryMethodId: slot.delivery_method_id,
        timeSlot: slot.time_slot,
        timeSlotZh: slot.time_slot_zh,
        note: slot.note,
        noteZh: slot.note_zh,
        isPickup: slot.is_pickup,
        requiresTeochewYam: slot.requires_teochew_yam,
        capacity,
        isFull: capacity !== null && (booking?.booked ?? 0) >= capacity,
      };
    });
  return sortSlots(offered);
}
