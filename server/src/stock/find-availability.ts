import { batchAvailability } from '@mooncake/domain/stock/availability';
import type {
  AvailabilityQuestion,
  AvailabilityResponse,
} from '@mooncake/domain/stock/availability.contract';
import type { Db } from '../database/connect.ts';
import { findOpenBatches } from '../delivery/delivery.queries.ts';
import { findLimits, findProductNames, type Viewer } from './stock.queries.ts';

/** Which open batches can make a cart, and what each has left. */
export async function findAvailability(
  db: Db,
  { deliveryMethodId, needs }: AvailabilityQuestion,
  viewer: Viewer,
): Promise<AvailabilityResponse> {
  const open = await findOpenBatches(db, viewer.now);
  const asked = open.filter(
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

  return {
    batches: asked.map((batch) =>
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
    ),
  };
}
