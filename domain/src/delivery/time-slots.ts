import { type DeliveryMethod, isOwnSlot, type PickupBatch, type TimeSlot } from './delivery-method.ts';

export type SlotOffer =
  | { readonly choice: 'fixed'; readonly slot: TimeSlot | null }
  | { readonly choice: 'choose'; readonly slots: readonly TimeSlot[] };

/** The times a method offers a cart, out of the active slots; some products have times of their own. */
export function slotsFor(
  method: Readonly<Pick<DeliveryMethod, 'id' | 'isPickup' | 'slotChoice'>>,
  slots: readonly TimeSlot[],
  needsOwnSlot: boolean,
): SlotOffer {
  const candidates = slots.filter(
    ({ deliveryMethodId, isPickup }) => deliveryMethodId === method.id && isPickup === method.isPickup,
  );
  if (method.slotChoice === 'fixed') return { choice: 'fixed', slot: candidates[0] ?? null };
  return {
    choice: 'choose',
    slots: candidates.filter((slot) => isOwnSlot(slot) === needsOwnSlot),
  };
}

/** The batches a method serves, earliest first. */
export function batchesFor(
  { id }: Readonly<Pick<DeliveryMethod, 'id'>>,
  batches: readonly PickupBatch[],
): PickupBatch[] {
  return batches
    .filter(({ deliveryMethodIds }) => deliveryMethodIds.includes(id))
    .sort((a, b) => (a.batchDate < b.batchDate ? -1 : Number(a.batchDate > b.batchDate)));
}
