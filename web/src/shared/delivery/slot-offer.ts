import type { DeliveryMethod, OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import { slotsFor } from '@mooncake/domain/delivery/time-slots';

export type SlotOffer = { isFixed: boolean; slots: readonly OfferedSlot[] };

/** The times a batch offers this cart; a full one stays in the list, to say that it is. */
export function slotOffer(
  method: DeliveryMethod,
  slots: readonly OfferedSlot[],
  needsOwnSlot: boolean,
): SlotOffer {
  const offer = slotsFor(method, slots, needsOwnSlot);
  const ids = new Set(offer.choice === 'fixed' ? [offer.slot?.id] : offer.slots.map(({ id }) => id));
  return { isFixed: offer.choice === 'fixed', slots: slots.filter(({ id }) => ids.has(id)) };
}

/** The slot that counts as chosen: a fixed one by itself, another only while it can be had. */
export function chosenSlot({ isFixed, slots }: SlotOffer, timeSlotId: string | null): OfferedSlot | null {
  const open = slots.filter(({ isFull }) => !isFull);
  return (isFixed ? open[0] : open.find(({ id }) => id === timeSlotId)) ?? null;
}
