import type { ExactPaymentsResponse } from '@mooncake/domain/statements/statements.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { isUnanswered } from '../../lib/send-once.ts';
import { verifyExact } from '../money-api.ts';

export type ExactPayment = ExactPaymentsResponse['payments'][number];
/** A payment that stayed open, and why; without a problem its turn never came. */
export type Failure = { payment: ExactPayment; problem: unknown };
type Outcome = { done: number; total: number; verified: number; failures: Failure[] };

/** So many that progress is seen every moment, and few enough that none waits long. */
const sliceSize = 25;

/** Verifies everything exact, a few at a time, and keeps count of how it goes. */
export function useVerify() {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isDone, setIsDone] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const isStopped = useRef(false);

  /** What is on its way is still answered. */
  const stop = () => {
    isStopped.current = true;
    setIsStopping(true);
  };

  const run = async (payments: readonly ExactPayment[]) => {
    let now: Outcome = { done: 0, total: payments.length, verified: 0, failures: [] };
    const fail = (rest: readonly ExactPayment[], problem: unknown) => {
      now = {
        ...now,
        done: now.done + rest.length,
        failures: [...now.failures, ...rest.map((payment) => ({ payment, problem }))],
      };
    };
    setOutcome(now);
    while (now.done < payments.length) {
      if (isStopped.current) {
        fail(payments.slice(now.done), null);
        setOutcome(now);
        break;
      }
      const slice = payments.slice(now.done, now.done + sliceSize);
      try {
        const { verified, failed } = await verifyExact(slice);
        const problems = new Map(
          failed.map(({ paymentId, code, details }) => [
            paymentId,
            new ApiProblem(409, { code, title: code, details }),
          ]),
        );
        const failures = slice.flatMap((payment) => {
          const problem = problems.get(payment.id);
          return problem ? [{ payment, problem }] : [];
        });
        now = {
          ...now,
          done: now.done + slice.length,
          verified: now.verified + verified.length,
          failures: [...now.failures, ...failures],
        };
      } catch (problem) {
        // Without an answer to this slice the next would have none either, and is not sent.
        fail(slice, problem);
        fail(payments.slice(now.done), isUnanswered(problem) ? null : problem);
      }
      setOutcome(now);
    }
    setIsDone(true);
    void queries.invalidateQueries({ queryKey: ['orders'] });
  };
  return { outcome, isRunning: outcome !== null && !isDone, isStopping, isDone, run, stop };
}
