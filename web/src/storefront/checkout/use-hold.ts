import type { HoldState } from '@mooncake/domain/holds/hold.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { checkoutApi } from './checkout-api.ts';
import { holdQuery, withOffset } from './checkout-queries.ts';
import { changeHoldRecord, type HoldRecord } from './hold-record.ts';
import { usePaymentTexts } from './payment/payment.texts.ts';
import { useCountdown } from './payment/use-countdown.ts';
import { alreadyOrdered } from './use-proceed.ts';
import { useSingleFlight } from './use-single-flight.ts';

export type Hold = {
  state: HoldState | undefined;
  seconds: number;
  /** The server did not answer; the time shown is what this browser remembers. */
  isUnchecked: boolean;
  canExtend: boolean;
  isExtending: boolean;
  hasExtendFailed: boolean;
  extend: () => void;
};

type HoldOptions = { isSubmitting: boolean; onAlreadyOrdered: (orderNumber: string) => void };

/** The reservation while it is being paid: its time, more of it once, and its end. */
export function useHold(record: HoldRecord, { isSubmitting, onAlreadyOrdered }: HoldOptions): Hold {
  const goneText = usePaymentTexts().holdGone;
  const queries = useQueryClient();
  const options = holdQuery(record.holdId);
  const { data, error, refetch } = useQuery(options);
  const seconds = useCountdown(data?.expiresAt ?? record.expiresAt, data?.offsetMs ?? record.offsetMs);
  const { isBusy, run } = useSingleFlight();
  const [hasExtendFailed, setHasExtendFailed] = useState(false);

  const end = useEffectEvent((problem: unknown) => {
    const orderNumber = alreadyOrdered(problem);
    if (orderNumber) return onAlreadyOrdered(orderNumber);
    const code = problem instanceof ApiProblem ? problem.code : '';
    if (code === 'hold.not_found') {
      toast({ ...goneText, variant: 'warning' });
      changeHoldRecord({ ended: 'released' });
    } else if (code === 'hold.expired' || code === '') {
      changeHoldRecord({ ended: 'expired' });
    }
  });

  // An order already on its way is left to arrive: the server takes a receipt that comes late.
  useEffect(() => {
    if (error && !isSubmitting) end(error);
  }, [error, isSubmitting]);

  const isOver = seconds === 0 && !isSubmitting;
  const checkEnd = useEffectEvent(async () => {
    // Another tab may have added time.
    const { data: latest, error: refused } = await refetch();
    const hasTime = latest && !refused && Date.parse(latest.expiresAt) > Date.now() + latest.offsetMs;
    if (!hasTime && !(refused instanceof ApiProblem && refused.status > 0)) end(null);
  });
  useEffect(() => {
    if (isOver) void checkEnd();
  }, [isOver]);

  const extend = () =>
    void run(async () => {
      setHasExtendFailed(false);
      try {
        const answer = withOffset(await checkoutApi.extendHold(record.holdId));
        queries.setQueryData(options.queryKey, (before) => before && { ...before, ...answer });
        changeHoldRecord({ expiresAt: answer.expiresAt });
      } catch {
        const { data: latest } = await refetch();
        setHasExtendFailed(latest?.canExtend ?? true);
      }
    });

  return {
    state: data,
    seconds,
    isUnchecked: error !== null,
    canExtend: data?.canExtend ?? false,
    isExtending: isBusy,
    hasExtendFailed,
    extend,
  };
}
