import { byBatchDate, summariseBatches } from '@mooncake/domain/summary/batch-summary';
import type {
  BatchSummary,
  IncludeMode,
  SummaryQuery,
  SummaryResponse,
} from '@mooncake/domain/summary/summary.contract';
import type { Db, Trx } from '../database/connect.ts';
import { type BatchRow, selectBatches, selectSummaryOrders } from './summary.queries.ts';

type Kept = { stamp: string; summaries: BatchSummary[] };

/** What was counted before, by batch and mode, for as long as no order of the batch has changed. */
const keptOf = new WeakMap<Db, Map<string, Kept>>();

/**
 * What the kitchen has to make, as of one moment. It goes batch by batch: years of orders need no more
 * memory than the largest batch, and a new order makes only its own batch be counted again.
 */
export function summariseOrders(db: Db, { batchId, include }: SummaryQuery): Promise<SummaryResponse> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const batches: BatchSummary[] = [];
      for (const batch of await selectBatches(trx, batchId)) {
        batches.push(...(await summariseBatch(trx, kept, batch, include)));
      }
      return { batches: batches.toSorted(byBatchDate) };
    });
}

async function summariseBatch(trx: Trx, kept: Map<string, Kept>, batch: BatchRow, include: IncludeMode) {
  const key = `${batch.id} ${include}`;
  // A batch may get another name or day without any of its orders changing.
  const stamp = JSON.stringify([batch.name, batch.date, batch.orders, batch.changes]);
  const before = kept.get(key);
  if (before?.stamp === stamp) return before.summaries;

  const summaries = summariseBatches(await selectSummaryOrders(trx, batch), include);
  kept.set(key, { stamp, summaries });
  return summaries;
}
