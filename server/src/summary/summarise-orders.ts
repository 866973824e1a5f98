import { byBatchDate, summariseBatches } from '@mooncake/domain/summary/batch-summary';
import type { SummaryAnswer, SummaryQuery } from '@mooncake/domain/summary/summary.contract';
import type { Db } from '../database/connect.ts';
import { selectBatches, selectSummaryOrders } from './summary.queries.ts';

/**
 * What the kitchen has to make, as of one moment. It goes batch by batch, so that years of orders need no
 * more memory than the largest batch, and other requests are answered in between.
 */
export function summariseOrders(db: Db, { batchId, include }: SummaryQuery): Promise<SummaryAnswer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const batches: SummaryAnswer['batches'] = [];
      for (const batch of await selectBatches(trx, batchId)) {
        batches.push(...summariseBatches(await selectSummaryOrders(trx, batch), include));
      }
      return { batches: batches.toSorted(byBatchDate) };
    });
}
