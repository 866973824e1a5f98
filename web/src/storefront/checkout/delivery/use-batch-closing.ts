import { batchClosesAt } from '@mooncake/domain/batches/batch-open';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverTime } from '../../../lib/api/server-clock.ts';
import { pickupBatchesQuery } from '../../../shared/delivery/delivery-queries.ts';

/** Where the clocks disagree after all, the server is asked again. */
const askAgainAfter = 15_000;
/** A phone that slept, or whose clock was set, is not left waiting for the old moment. */
const longestWait = 60_000;

/** Nobody announces that a cut-off passed: when the next one does, the dates are fetched again. */
export function useBatchClosing() {
  const queries = useQueryClient();
  const { data: open = [] } = useQuery(pickupBatchesQuery);
  const nextAt = Math.min(...open.map((batch) => batchClosesAt(batch).getTime()));

  useEffect(() => {
    if (!Number.isFinite(nextAt)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = nextAt - serverTime();
      if (leftMs <= 0) {
        for (const queryKey of [['stock', 'availability'], pickupBatchesQuery.queryKey])
          void queries.invalidateQueries({ queryKey });
      }
      timer = setTimeout(wait, leftMs <= 0 ? askAgainAfter : Math.min(leftMs, longestWait));
    };
    const waitAnew = () => {
      clearTimeout(timer);
      if (!document.hidden) wait();
    };
    wait();
    document.addEventListener('visibilitychange', waitAnew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', waitAnew);
    };
  }, [nextAt, queries]);
}
