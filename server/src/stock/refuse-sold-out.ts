import { refuse } from '@mooncake/domain/refusal';
import { findShortages } from '@mooncake/domain/stock/shortages';
import type { Db } from '../database/connect.ts';
import { findLimits, type Viewer } from './stock.queries.ts';
import type { StockClaim } from './stock-claim.ts';

/** A look before queueing: a crowd that comes too late is told so without locking anything. */
export async function refuseSoldOut(db: Db, { batchId, needs }: StockClaim, viewer: Viewer): Promise<void> {
  const limits = await findLimits(db, [batchId], viewer);
  const shortages = findShortages(
    needs,
    limits.map(({ product_id, limit_quantity, taken }) => ({
      productId: product_id,
      limit: limit_quantity,
      taken,
    })),
  );
  if (shortages.length > 0) throw refuse('batch.short_of_stock', { shortages });
}
