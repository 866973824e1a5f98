import { linesNeedOwnSlot } from '@mooncake/domain/cart/own-slot';
import { slotsFor } from '@mooncake/domain/delivery/time-slots';
import type { OrderSelection } from '@mooncake/domain/holds/hold.contract';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import type { Db } from '../database/connect.ts';
import { findActiveMethods, findOpenBatches, findStaffBatches } from '../delivery/delivery.queries.ts';
import { findSlots } from '../stock/find-slots.ts';
import type { Viewer } from '../stock/stock.queries.ts';

export const selectionRefusals = [
  'delivery.method_not_found',
  'batch.not_found',
  'batch.closed',
  'batch.not_for_method',
  'slot.not_allowed',
] as const satisfies readonly RefusalCode[];

/** Customers choose among the open batches; staff among all of them, within the same limits. */
const batchesFor = { customer: findOpenBatches, staff: findStaffBatches } as const;

/** Refuses a method, batch or time that is not on offer for these lines. */
export async function checkSelection(
  db: Db,
  { deliveryMethodId, batchId, timeSlotId }: OrderSelection,
  lines: readonly Pick<PricedLine, 'productType'>[],
  viewer: Viewer & { as?: keyof typeof batchesFor },
): Promise<void> {
  const methods = await findActiveMethods(db);
  const method = methods.find(({ id }) => id === deliveryMethodId);
  if (!method) throw refuse('delivery.method_not_found');

  const batch = (await batchesFor[viewer.as ?? 'customer'](db, viewer.now)).find(({ id }) => id === batchId);
  if (!batch) throw await closedOrUnknown(db, batchId);
  if (!batch.deliveryMethodIds.includes(method.id)) {
    throw refuse('batch.not_for_method', { batchName: batch.batchName, methodName: method.name });
  }

  const slots = await findSlots(db, { deliveryMethodId, batchId }, viewer);
  const offer = slotsFor(method, slots, linesNeedOwnSlot(lines));
  const allowed = offer.choice === 'fixed' ? [offer.slot] : offer.slots;
  if (!allowed.some((slot) => slot?.id === timeSlotId)) {
    const wanted = slots.find(({ id }) => id === timeSlotId);
    throw refuse('slot.not_allowed', { timeSlot: wanted?.timeSlot ?? null });
  }
}

async function closedOrUnknown(db: Db, batchId: string) {
  const batch = await db
    .selectFrom('pickup_batches')
    .select('batch_name')
    .where('id', '=', batchId)
    .executeTakeFirst();
  return batch ? refuse('batch.closed', { batchName: batch.batch_name }) : refuse('batch.not_found');
}
