import { batchOffer } from '@mooncake/domain/batches/batch-open';
import { malaysianToday } from '@mooncake/domain/calendar';
import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { slotsFor } from '@mooncake/domain/delivery/time-slots';
import type { OrderSelection } from '@mooncake/domain/holds/hold.contract';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import { type OfferedPlaces, slotsOfBatch } from './offer.ts';

export const selectionRefusals = [
  'delivery.method_not_found',
  'batch.not_found',
  'batch.closed',
  'batch.not_for_method',
  'slot.not_allowed',
] as const satisfies readonly RefusalCode[];

/**
 * Customers choose among the open batches; staff among all that are to come, and the one an order is in, within
 * the same limits.
 */
type Chooser = { as: 'customer' | 'staff'; ownBatchId?: string | null; now: Date };

/** The method that was chosen; refuses a method, batch or time that is not on offer for these lines. */
export function checkSelection(
  offer: OfferedPlaces,
  { deliveryMethodId, batchId, timeSlotId }: OrderSelection,
  lines: readonly Pick<PricedLine, 'productType'>[],
  { as, ownBatchId = null, now }: Chooser,
): DeliveryMethod {
  const method = offer.methods.find(({ id }) => id === deliveryMethodId);
  if (!method) throw refuse('delivery.method_not_found');

  const batch = offer.batches.find(({ id }) => id === batchId);
  if (!batch) throw refuse('batch.not_found');
  const { batchName, batchNameZh } = batch;
  const isPast = batch.batchDate < malaysianToday(now) && batchId !== ownBatchId;
  if (as === 'customer' ? batchOffer(batch, now) !== 'open' : isPast)
    throw refuse('batch.closed', { batchName, batchNameZh });
  if (!batch.deliveryMethodIds.includes(method.id)) {
    throw refuse('batch.not_for_method', { batchName, methodName: method.name });
  }

  const slots = slotsOfBatch(offer, batchId).filter((slot) => slot.deliveryMethodId === method.id);
  const offered = slotsFor(method, slots, linesNeedOwnSlot(lines));
  const allowed = offered.choice === 'fixed' ? [offered.slot] : offered.slots;
  if (!allowed.some((slot) => slot?.id === timeSlotId)) {
    const wanted = slots.find(({ id }) => id === timeSlotId);
    throw refuse('slot.not_allowed', { timeSlot: wanted?.timeSlot ?? null });
  }
  return method;
}
