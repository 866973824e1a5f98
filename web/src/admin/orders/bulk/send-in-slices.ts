import type { BulkChangeResponse } from '@mooncake/domain/orders/order-change.contract';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { isUnanswered } from '../../lib/send-once.ts';
import type { ChosenOrder } from './use-selection.ts';

const sliceSize = 20;

/** An order that stayed as it was, and why; without a problem its turn never came. */
type BulkFailure = { order: ChosenOrder; problem: unknown };
export type BulkOutcome = {
  done: number;
  changed: number;
  /** Had the status before; by their numbers. */
  unchanged: readonly string[];
  /** Cancelled or rejected before, and still so; by their numbers. */
  skipped: readonly string[];
  failures: readonly BulkFailure[];
};

export const nothingDone: BulkOutcome = { done: 0, changed: 0, unchanged: [], skipped: [], failures: [] };

type Sending = {
  send: (orderIds: string[]) => Promise<BulkChangeResponse>;
  onProgress: (outcome: BulkOutcome) => void;
  isStopped: () => boolean;
};

/** Sends a few orders at a time, so that progress can be seen and nothing takes too long. */
export async function sendInSlices(
  orders: readonly ChosenOrder[],
  { send, onProgress, isStopped }: Sending,
): Promise<BulkOutcome> {
  let outcome = nothingDone;
  const failAll = (rest: readonly ChosenOrder[], problem: unknown) => ({
    ...outcome,
    done: outcome.done + rest.length,
    failures: [...outcome.failures, ...rest.map((order) => ({ order, problem }))],
  });

  while (outcome.done < orders.length) {
    const rest = orders.slice(outcome.done);
    const slice = rest.slice(0, sliceSize);
    if (isStopped()) return failAll(rest, null);
    try {
      outcome = add(outcome, slice, await send(slice.map(({ id }) => id)));
    } catch (problem) {
      // Without an answer to this slice the next would have none either, and is not sent.
      outcome = failAll(slice, problem);
      return failAll(orders.slice(outcome.done), isUnanswered(problem) ? null : problem);
    }
    onProgress(outcome);
  }
  return outcome;
}

function add(
  outcome: BulkOutcome,
  slice: readonly ChosenOrder[],
  { changed, unchanged, skipped, failed }: BulkChangeResponse,
): BulkOutcome {
  const failures = failed.flatMap(({ orderId, code, details }) => {
    const order = slice.find(({ id }) => id === orderId);
    return order ? [{ order, problem: new ApiProblem(409, { code, title: code, details }) }] : [];
  });
  return {
    done: outcome.done + slice.length,
    changed: outcome.changed + changed.length,
    unchanged: [...outcome.unchanged, ...numbersOf(unchanged)],
    skipped: [...outcome.skipped, ...numbersOf(skipped)],
    failures: [...outcome.failures, ...failures],
  };
}

const numbersOf = (orders: BulkChangeResponse['changed']) => orders.map(({ orderNumber }) => orderNumber);
