import { malaysianToday } from '@mooncake/domain/calendar';
import type { PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import { batchAvailability } from '@mooncake/domain/stock/availability';
import type {
  AvailabilityQuestion,
  AvailabilityResponse,
  BatchAvailability,
  StaffAvailabilityQuestion,
  StaffAvailabilityResponse,
} from '@mooncake/domain/stock/availability.contract';
import type { Db } from '../database/connect.ts';
import { findOpenBatches, findStaffBatches } from '../delivery/delivery.queries.ts';
import { findLimits, findProductNames, type Viewer } from './stock.queries.ts';

/** Which open batches can make a cart, and what each has left. */
export async function findAvailability(
  db: Db,
  question: AvailabilityQuestion,
  viewer: Viewer,
): Promise<AvailabilityResponse> {
  const open = await findOpenBatches(db, viewer.now);
  return { batches: await holdAgainst(db, open, question, viewer) };
}

/** The same for staff: all batches to come, open, closed or hidden, and the one the order is in already. */
export async function findStaffAvailability(
  db: Db,
  { ownBatchId, ...question }: StaffAvailabilityQuestion,
  now: Date,
): Promise<StaffAvailabilityResponse> {
  const today = malaysianToday(now);
  const known = await findStaffBatches(db, now);
  const usable = known.filter(({ id, batchDate }) => batchDate >= today || id === ownBatchId);
  const offerOf = new Map(known.map(({ id, offer }) => [id, offer]));
  const batches = await holdAgainst(db, usable, question, { now, browserHash: null });
  return { batches: batches.map((batch) => ({ ...batch, offer: offerOf.get(batch.batchId) ?? 'hidden' })) };
}

/** What each of these batches that the method is handed over from has left, and what it lacks. */
async function holdAgainst(
  db: Db,
  known: readonly PickupBatch[],
  { deliveryMethodId, needs }: AvailabilityQuestion,
  viewer: Viewer,
): Promise<BatchAvailability[]> {
  const asked = known.filter(
    ({ deliveryMethodIds }) => deliveryMethodId === null || deliveryMethodIds.includes(deliveryMethodId),
  );
  const limits = await findLimits(
    db,
    asked.map(({ id }) => id),
    viewer,
  );
  const names = await findProductNames(
    db,
    needs.map(({ productId }) => productId),
  );
  const named = needs.map((need) => ({ ...need, productName: names.get(need.productId) ?? '' }));

  return asked.map((batch) =>
    batchAvailability(
      batch,
      limits
        .filter(({ batch_id }) => batch_id === batch.id)
        .map((limit) => ({
          productId: limit.product_id,
          productName: limit.product_name,
          limitQuantity: limit.limit_quantity,
          currentQuantity: limit.taken,
          unit: limit.unit,
        })),
      named,
    ),
  );
}
