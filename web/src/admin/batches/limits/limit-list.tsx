import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { batchLimitsQuery } from '../slots/slot-queries.ts';
import { LimitRow } from './limit-row.tsx';

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
        <LoadFailed
          message={text.failed.limits}
          retryLabel={tryAgain}
          onRetry={() => void limits.refetch()}
        />
      )}
      {limits.data && (
        <ul aria-label={text.limits.caption} className="grid gap-3 lg:grid-cols-2">
          {limits.data.map((limit) => (
            <LimitRow key={limit.productId} batchId={batchId} limit={limit} />
          ))}
        </ul>
      )}
    </div>
  );
}
