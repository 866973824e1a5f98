import { comingFirst } from '@mooncake/domain/batches/coming-first';
import { malaysianToday } from '@mooncake/domain/calendar';
import { countedStandings, summariseBatch } from '@mooncake/domain/summary/batch-summary';
import type { SummaryQuery, SummaryResponse } from '@mooncake/domain/summary/summary.contract';
import type { Db } from '../database/connect.ts';
import { readBatches } from '../tallies/read-tallies.ts';
import { selectBatches, selectFixedFlavours } from './summary.queries.ts';

/** What the kitchen has to make, as of one moment, the batches to come first; none of the orders is looked at. */
export function summariseOrders(
  db: Db,
  { batchId, include, span }: SummaryQuery,
  now: Date,
): Promise<SummaryResponse> {
  const today = malaysianToday(now);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const since = span === 'coming' && batchId === undefined ? today : null;
      const fixed = await selectFixedFlavours(trx);
      const batches = await selectBatches(trx, { batchId, since, include });
      const parts = await readBatches(
        trx,
        batches.map(({ id }) => id),
        countedStandings(include),
      );
      const summaries = batches.map(({ orders, waiting, outside, ...batch }) =>
        summariseBatch({ batch, orders, waiting, outside, parts: parts.get(batch.id) ?? [] }, fixed),
      );
      return { batches: comingFirst(summaries, today) };
    });
}
