import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { batchLimitsQuery } from '../slots/slot-queries.ts';
import { LimitRow } from './limit-row.tsx';
import { useFirstOrder } from './use-first-order.ts';

/** What a batch makes of each product; the numbers follow every order by themselves. */
export function LimitList({ batchId }: { batchId: string }) {
  const text = usePickupSlotTexts();
  const { tryAgain } = useCommonTexts();
  const limits = useQuery(batchLimitsQuery(batchId));
  useLoadFailure(limits, text.failed.limits);

  return (
    <div className="grid gap-4">
      <p className="max-w-3xl text-muted">{text.limits.explain}</p>
      {limits.isPending && <Loading label={text.limits.loading} />}
      {limits.isError && (
        <LoadFailed message={text.failed.limits} retryLabel={tryAgain} onRetry={() => limits.refetch()} />
      )}
      {limits.data && <LimitRows batchId={batchId} limits={limits.data} />}
    </div>
  );
}

function LimitRows({ batchId, limits }: { batchId: string; limits: readonly AdminLimit[] }) {
  const text = usePickupSlotTexts();
  return (
    <ul aria-label={text.limits.caption} className="grid gap-3 lg:grid-cols-2">
      {useFirstOrder(limits, ({ productId }) => productId).map((limit) => (
        <LimitRow key={limit.productId} batchId={batchId} limit={limit} />
      ))}
    </ul>
  );
}
