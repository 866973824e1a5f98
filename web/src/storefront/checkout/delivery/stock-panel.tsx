import type { BatchAvailability } from '@mooncake/domain/stock/availability.contract';
import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { FoldOnPhone } from '../fold-on-phone.tsx';
import { dayAndMonth } from './banner-lines.ts';
import type { Delivery } from './use-delivery.ts';

const slowAfter = 3000;

/** What the dates still have of the cart's products. */
export function StockPanel({ delivery: { availability, needs, batch } }: { delivery: Delivery }) {
  const text = useDeliveryTexts().stock;
  const hasFailed = failedWithoutData(availability);
  const dates = availability.data;

  const refresh = () => {
    toast({ title: text.refreshing, message: text.refreshingMessage });
    return availability.refetch();
  };

  return (
    <div className="rounded-xl border border-line bg-paper px-3 py-1.5 md:px-4 md:py-3.5">
      <FoldOnPhone
        title={text.title}
        headingClass="font-semibold"
        isHeldOpen={!dates || (dates.length > 0 && !dates.some(({ canFulfill }) => canFulfill))}
        aside={
          <Button look="outline" aria-disabled={availability.isFetching} onClick={() => void refresh()}>
            {text.refresh}
          </Button>
        }
      >
        <div className="mt-2">
          {hasFailed && <StockFailed onRetry={refresh} />}
          {!hasFailed && !dates && <StockLoading onRetry={refresh} />}
          {dates && <StockTable dates={dates} needs={needs} chosenId={batch?.batchId} />}
        </div>
      </FoldOnPhone>
    </div>
  );
}

function StockFailed({ onRetry }: { onRetry: () => unknown }) {
  const { messages } = useLanguage();
  const text = useDeliveryTexts().stock;
  return <LoadFailed message={text.failed} retryLabel={messages.shell.tryAgain} onRetry={onRetry} />;
}

/** After a while the wait is told plainly, with something to do about it. */
function StockLoading({ onRetry }: { onRetry: () => unknown }) {
  const text = useDeliveryTexts().stock;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);

  if (isSlow) return <LoadFailed message={text.slow} retryLabel={text.retryLoading} onRetry={onRetry} />;
  return <Loading label={text.loading} />;
}

type StockTableProps = {
  dates: readonly BatchAvailability[];
  needs: readonly StockNeed[];
  chosenId: string | undefined;
};

function StockTable({ dates, needs, chosenId }: StockTableProps) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().stock;
  return (
    <>
      {dates.length > 0 && !dates.some(({ canFulfill }) => canFulfill) && (
        <p role="status" className="mb-2 text-seal">
          {text.allInsufficient}
        </p>
      )}
      <ul className="grid gap-2.5">
        {needs.map((need) => (
          <li key={need.productId}>
            <p className="leading-snug">
              {inLanguage(language, need.productName, need.productNameZh)}{' '}
              <span className="whitespace-nowrap text-muted">· {text.need(need.units)}</span>
            </p>
            <ul className="mt-1 flex flex-wrap gap-1.5">
              {dates.map((date) => (
                <StockChip key={date.batchId} date={date} need={need} isChosen={date.batchId === chosenId} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

type StockChipProps = { date: BatchAvailability; need: StockNeed; isChosen: boolean };

function StockChip({ date, need, isChosen }: StockChipProps) {
  const text = useDeliveryTexts().stock;
  const limit = date.productLimits.find(({ productId }) => productId === need.productId);
  const available = limit?.availableStock ?? 0;
  const unit = text.units[limit?.unit ?? 'boxes']?.(available) ?? limit?.unit ?? '';
  const isEnough = available >= need.units;

  return (
    <li
      className={classNames(
        'rounded-lg border px-2.5 py-0.5 text-sm tabular-nums',
        isChosen ? 'border-crust bg-amber-wash' : 'border-line bg-card',
        !isEnough && 'text-seal',
      )}
    >
      <span className="sr-only">{text.available(dayAndMonth(date.batchDate), available, unit)}</span>
      <span aria-hidden="true">
        {dayAndMonth(date.batchDate)} · <b className="font-semibold">{available}</b> {unit}
      </span>
    </li>
  );
}
