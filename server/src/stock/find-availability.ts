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
import { findStaffBatches } from '../delivery/delivery.queries.ts';
import type { Deps } from '../deps.ts';
import { findLimits, findProductNames, type LimitRow, type Viewer } from './stock.queries.ts';
import type { StockData } from './stock-snapshot.ts';

type FoundAvailability = {
  response: AvailabilityResponse;
  /** What was answered from; null where the answer is for this viewer only. */
  sharedFrom: StockData | null;
};

/** Which open batches can make a cart, and what each has left. */
export async function findAvailability(
  { db, stock }: Pick<Deps, 'db' | 'stock'>,
  question: AvailabilityQuestion,
  viewer: Viewer,
): Promise<FoundAvailability> {
  const data = await stock.current(viewer.now);
  const asked = handedOverBy(data.batches, question);
  const isHolder = viewer.browserHash !== null && data.holders.has(viewer.browserHash);
  const limits = isHolder ? await findLimits(db, idsOf(asked), viewer) : data.limits;
  return {
    response: { batches: await holdAgainst(db, asked, limits, question) },
    sharedFrom: isHolder ? null : data,
  };
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
  const asked = handedOverBy(usable, question);
  const limits = await findLimits(db, idsOf(asked), { now, browserHash: null });
  const batches = await holdAgainst(db, asked, limits, question);
  return { batches: batches.map((batch) => ({ ...batch, offer: offerOf.get(batch.batchId) ?? 'hidden' })) };
}

/** The batches the method is handed over from. */
function handedOverBy(
  known: readonly PickupBatch[],
  { deliveryMethodId }: AvailabilityQuestion,
): PickupBatch[] {
  return known.filter(
    ({ deliveryMethodIds }) => deliveryMethodId === null || deliveryMethodIds.includes(deliveryMethodId),
  );
}

/** What each of these batches has left, and what it lacks. */
async function holdAgainst(
  db: Db,
  batches: readonly PickupBatch[],
  limits: readonly LimitRow[],
  { needs }: AvailabilityQuestion,
): Promise<BatchAvailability[]> {
  const made = new Set(limits.map(({ product_id }) => product_id));
  // No batch makes these, so that no limit tells their names.
  const unmade = await findProductNames(
    db,
    needs.map(({ productId }) => productId).filter((id) => !made.has(id)),
  );
  const namesOf = new Map([...limits, ...unmade].map((row) => [row.product_id, namesIn(row)]));
  const nameless = { productName: '', productNameZh: '' };
  const named = needs.map((need) => ({ ...need, ...(namesOf.get(need.productId) ?? nameless) }));

  return batches.map((batch) =>
    batchAvailability(
      batch,
      limits
        .filter(({ batch_id }) => batch_id === batch.id)
        .map((limit) => ({
          productId: limit.product_id,
          ...namesIn(limit),
          limitQuantity: limit.limit_quantity,
          currentQuantity: limit.taken,
          unit: limit.unit,
        })),
      named,
    ),
  );
}

const namesIn = ({ product_name, product_name_zh }: Pick<LimitRow, 'product_name' | 'product_name_zh'>) => ({
  productName: product_name,
  productNameZh: product_name_zh,
});

function idsOf(batches: readonly PickupBatch[]): string[] {
  return batches.map(({ id }) => id);
}
