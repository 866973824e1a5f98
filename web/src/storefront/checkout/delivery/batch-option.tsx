import type { BatchAvailability } from '@mooncake/domain/stock/availability.contract';
import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useDeliveryTexts } from '../../../shared/delivery/delivery.texts.ts';
import { deliveryMethodsQuery, pickupBatchesQuery } from '../../../shared/delivery/delivery-queries.ts';
import { ShortageList } from '../../../shared/delivery/shortage-list.tsx';
import { inLanguage } from '../../../shared/in-language.ts';
import { NameList } from '../../../shared/orders/both-names.tsx';
import { RadioCard } from '../../../ui/form/radio-card.tsx';
import { chooseBatch } from '../draft.ts';
import { shortDate } from './short-date.ts';

type BatchOptionProps = {
  date: BatchAvailability;
  /** Whether the chosen method goes on this date at all. */
  isServed: boolean;
  isChosen: boolean;
  showsStock: boolean;
  needs: readonly StockNeed[];
  /** The year that stands over the dates. */
  saidYear: string | null;
};

export function BatchOption({ date, isServed, isChosen, showsStock, needs, saidYear }: BatchOptionProps) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().batch;
  const servedBy = useMethodsOf(date.batchId);

  return (
    <RadioCard
      name="batch"
      value={date.batchId}
      isChosen={isChosen}
      isOff={!isServed || !date.canFulfill}
      onChoose={() => chooseBatch(date)}
      title={
        <>
          <span className="md:hidden">{shortDate(date.batchDate, language, { saidYear })}</span>
          <span className="max-md:hidden">{formatDate(date.batchDate, language)}</span>
        </>
      }
    >
      <span className="block text-muted leading-snug max-md:text-sm">
        {inLanguage(language, date.batchName, date.batchNameZh)}
      </span>
      {!isServed && (
        <span className="mt-1 block font-semibold">
          {text.notForMethod} <NameList names={servedBy} />
        </span>
      )}
      {isServed && !date.canFulfill && (
        <span className="mt-1 block text-seal">
          <span className="block font-semibold">
            {text.insufficient}: {text.cannotFulfil}
          </span>
          <ShortageList shortages={date.insufficientProducts} />
        </span>
      )}
      {showsStock && <StockLine date={date} needs={needs} />}
    </RadioCard>
  );
}

/** What the date still has of the products in the cart. */
function StockLine({
  date: { productLimits },
  needs,
}: {
  date: BatchAvailability;
  needs: readonly StockNeed[];
}) {
  const { language } = useLanguage();
  const text = useDeliveryTexts().batch;
  const wanted = productLimits.filter(({ productId }) => needs.some((need) => need.productId === productId));
  return (
    <span className="mt-1 block text-sm text-muted tabular-nums">
      {wanted
        .map(({ productName, productNameZh, availableStock }) => {
          const name = inLanguage(language, productName, productNameZh);
          return `${name}: ${text.left(availableStock)}`;
        })
        .join(' · ')}
    </span>
  );
}

function useMethodsOf(batchId: string) {
  const { data: methods = [] } = useQuery(deliveryMethodsQuery);
  const { data: batches = [] } = useQuery(pickupBatchesQuery);
  const ids = batches.find(({ id }) => id === batchId)?.deliveryMethodIds ?? [];
  return methods.filter(({ id }) => ids.includes(id));
}
