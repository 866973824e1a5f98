import type { BatchAvailability, ProductLimit } from './availability.contract.ts';
import { findShortages } from './shortages.ts';
import type { StockNeed } from './stock-needs.ts';

type DatedBatch = {
  readonly id: string;
  readonly batchName: string;
  readonly batchNameZh: string;
  readonly batchDate: string;
};

/** A limit as it is known; stock on hold is only told by `availableStock`. */
export type KnownLimit = Readonly<Omit<ProductLimit, 'availableStock'>> & {
  readonly availableStock?: number | undefined;
};

/** Whether one batch can make the whole cart, what it lacks, and what it has. */
export function batchAvailability(
  batch: DatedBatch,
  knownLimits: readonly KnownLimit[],
  needs: readonly Readonly<StockNeed>[],
): BatchAvailability {
  const productLimits = knownLimits.map((known) => ({ ...known, availableStock: availableStock(known) }));
  const insufficientProducts = findShortages(
    needs,
    productLimits.map(({ productId, limitQuantity, availableStock }) => ({
      productId,
      limit: limitQuantity,
      taken: limitQuantity - availableStock,
    })),
  );
  return {
    batchId: batch.id,
    batchName: batch.batchName,
    batchNameZh: batch.batchNameZh,
    batchDate: batch.batchDate,
    canFulfill: insufficientProducts.length === 0,
    insufficientProducts,
    productLimits,
  };
}

/** A limit lowered below what is sold leaves nothing, not less than nothing. */
function availableStock({ availableStock, limitQuantity, currentQuantity }: KnownLimit): number {
  return Math.max(0, availableStock ?? limitQuantity - currentQuantity);
}
