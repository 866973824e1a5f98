import {
  type BulkChangeRequest,
  bulkChangeResponseSchema,
} from '@mooncake/domain/orders/order-change.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { isUnanswered, sendOnce } from '../../lib/send-once.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { useBulkTexts } from './bulk.texts.ts';
import { type BulkOutcome, nothingDone, sendInSlices } from './send-in-slices.ts';
import type { ChosenOrder } from './use-selection.ts';

/** Twenty orders, each in a transaction of its own. */
const patience = 60_000;

export type BulkStatus = BulkChangeRequest['orderStatus'];

/** Gives many orders one status, and keeps count of how it goes. */
export function useBulkChange(orders: readonly ChosenOrder[], orderStatus: BulkStatus) {
  const queries = useQueryClient();
  const { status } = useOrderTexts();
  const text = useBulkTexts();
  const { failed } = useOrderChangeTexts().status;
  const tellFailure = useTellFailure();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const [isDone, setIsDone] = useState(false);
  const stopped = useRef(false);

  const run = async (reason: string): Promise<BulkOutcome> => {
    setOutcome(nothingDone);
    const result = await sendInSlices(orders, {
      send: (orderIds) =>
        sendOnce('/api/admin/orders/bulk', bulkChangeResponseSchema, {
          method: 'POST',
          body: { orderIds, orderStatus, reason } satisfies BulkChangeRequest,
          timeout: patience,
        }),
      onProgress: setOutcome,
      isStopped: () => stopped.current,
    });
    setOutcome(result);
    setIsDone(true);
    if (result.changed > 0) {
      toast({ title: text.updated, message: text.updatedTo(result.changed, status[orderStatus]) });
    }
    const { failures } = result;
    if (failures.some(({ problem }) => isSignedOut(problem))) return result;
    const failure = failures.find(({ problem }) => isUnanswered(problem)) ?? failures[0];
    if (failure) tellFailure(failure.problem, failed);
    else if (result.changed === 0) toast({ title: text.nothingChanged, message: text.nothingChangedHint });
    void queries.invalidateQueries({ queryKey: ['orders'] });
    return result;
  };

  const stop = () => {
    stopped.current = true;
  };
  return { outcome, isRunning: outcome !== null && !isDone, isDone, run, stop };
}
