import { comingFirst } from '@mooncake/domain/batches/coming-first';
import { malaysianToday } from '@mooncake/domain/calendar';
import { byBatchDate, summariseBatches } from '@mooncake/domain/summary/batch-summary';
import type {
  BatchSummary,
  IncludeMode,
  SummaryQuery,
  SummaryResponse,
} from '@mooncake/domain/summary/summary.contract';
import type { Db, Trx } from '../database/connect.ts';
import {
  type BatchRow,
  type FixedFlavours,
  selectBatches,
  selectFixedFlavours,
  selectSummaryOrders,
} from './summary.queries.ts';

type Kept = { stamp: string; summaries: BatchSummary[] };

/** What was counted before, by batch and mode, for as long as neither its orders nor what is in their boxes changed. */
const keptOf = new WeakMap<Db, Map<string, Kept>>();

/**
 * What the kitchen has to make, as of one moment, the batches to come first. It goes batch by batch: years of orders need no more
 * memory than the largest batch, and a new order makes only its own batch be counted again.
 */
export function summariseOrders(
  db: Db,
  { batchId, include, span }: SummaryQuery,
  now: Date,
): Promise<SummaryResponse> {
  const today = malaysianToday(now);
  const kept = keptOf.get(db) ?? new Map<string, Kept>();
  keptOf.set(db, kept);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const batches: BatchSummary[] = [];
      const fixed = await selectFixedFlavours(trx);
      const since = span === 'coming' && batchId === undefined ? today : null;
      for (const batch of await selectBatches(trx, { batchId, since })) {
        batches.push(...(await summariseBatch(trx, kept, { batch, fixed, include })));
      }
      return { batches: comingFirst(batches.toSorted(byBatchDate), today) };
    });
}

type Counted = { batch: BatchRow; fixed: FixedFlavours; include: IncludeMode };

async function summariseBatch(trx: Trx, kept: Map<string, Kept>, { batch, fixed, include }: Counted) {
  const key = `${batch.id} ${include}`;
  // A batch may get another name or day, and a box other flavours, without any of its orders changing.
  const stamp = JSON.stringify([batch.name, batch.date, batch.orders, batch.changes, ...fixed]);
  const before = kept.get(key);
  if (before?.stamp === stamp) return before.summaries;

  const summaries = summariseBatches(await selectSummaryOrders(trx, batch, fixed), include);
  kept.set(key, { stamp, summaries });
  return summaries;
}
