import type { BatchAvailability } from '@mooncake/domain/stock/availability.contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { availabilityQuery, pickupBatchesQuery } from '../../../shared/delivery/delivery-queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFailureToast } from '../../home/use-failure-toast.ts';
import { NumberedStep } from '../numbered-step.tsx';
import { BatchOption } from './batch-option.tsx';
import { usualYear } from './short-date.ts';
import { StockPanel } from './stock-panel.tsx';
import { useBatchClosing } from './use-batch-closing.ts';
import { useBatchGuard } from './use-batch-guard.ts';
import type { Delivery } from './use-delivery.ts';

type BatchStepProps = {
  delivery: Delivery;
  problem: string | undefined;
  refusal: ReactNode;
  /** The date that refusal is about. */
  refusedBatchId: string | null;
};

/** The date: a list of those the method goes on, or of all the shop bakes for. */
export function BatchStep({ delivery, problem, refusal, refusedBatchId }: BatchStepProps) {
  const text = useDeliveryTexts().batch;
  const { method, batch, availability } = delivery;
  const year = usualYear(availability.data?.map(({ batchDate }) => batchDate) ?? []);
  const openBatches = useQuery(pickupBatchesQuery);
  useBatchGuard(delivery, refusedBatchId);
  useBatchClosing();
  useFailureToast(failedWithoutData(openBatches), {
    title: text.error,
    message: text.failed,
    variant: 'destructive',
  });

  return (
    <NumberedStep number={2} title={text.title} phoneNote={year} isDone={batch !== null} problem={problem}>
      {refusal}
      {method === null && <p className="text-muted">{text.chooseMethodFirst}</p>}
      {method && availability.isPending && !failedWithoutData(availability) && (
        <>
          <Loading label={text.loading} />
          <Skeleton className="h-44 rounded-xl" />
        </>
      )}
      {method && failedWithoutData(availability) && <DatesFailed onRetry={() => availability.refetch()} />}
      {method && availability.data && (
        <Dates delivery={delivery} ofMethod={availability.data} saidYear={year} />
      )}
      {method && <StockPanel delivery={delivery} />}
    </NumberedStep>
  );
}

type DatesProps = { delivery: Delivery; ofMethod: readonly BatchAvailability[]; saidYear: string | null };

function Dates({ delivery, ofMethod, saidYear }: DatesProps) {
  const text = useDeliveryTexts().batch;
  const [showsAll, setShowsAll] = useState(false);
  const all = useQuery({ ...availabilityQuery(null, delivery.needs), enabled: showsAll });
  const dates = showsAll && all.data ? all.data : ofMethod;
  const isServed = ({ batchId }: BatchAvailability) => ofMethod.some((batch) => batch.batchId === batchId);
  const canAny = ofMethod.some(({ canFulfill }) => canFulfill);
  // Two beside each other on a phone, as long as none has more to say.
  const isPlain = dates.length > 1 && !showsAll && dates.every(({ canFulfill }) => canFulfill);

  return (
    <>
      {ofMethod.length === 0 && <p className="text-muted">{text.notOffered}</p>}
      {ofMethod.length > 0 && !canAny && (
        <Notice look="problem" title={text.none}>
          {text.noneMessage}
        </Notice>
      )}
      <div className={classNames('grid gap-2.5 md:gap-3', isPlain && 'max-md:grid-cols-2')}>
        {dates.map((date) => (
          <BatchOption
            key={date.batchId}
            date={date}
            isServed={isServed(date)}
            isChosen={date.batchId === delivery.batch?.batchId}
            showsStock={showsAll}
            needs={delivery.needs}
            saidYear={saidYear}
          />
        ))}
      </div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 self-start">
        <input
          type="checkbox"
          checked={showsAll}
          onChange={(event) => setShowsAll(event.target.checked)}
          className="size-5 accent-crust"
        />
        <span>
          {text.allDates}
          {showsAll && <span className="block text-sm text-muted">{text.allDatesHint}</span>}
        </span>
      </label>
      {showsAll && failedWithoutData(all) && <DatesFailed onRetry={() => all.refetch()} />}
    </>
  );
}

function DatesFailed({ onRetry }: { onRetry: () => unknown }) {
  const { messages } = useLanguage();
  const text = useDeliveryTexts().batch;
  return <LoadFailed message={text.failed} retryLabel={messages.shell.tryAgain} onRetry={onRetry} />;
}
