import { type OrderBatchesResponse, orderSortFields } from '@mooncake/domain/orders/order-list.contract';
import { dashboardStatuses, orderStatuses, paymentStatuses } from '@mooncake/domain/orders/status/status';
import { memo, useEffect, useEffectEvent, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { useVerdictTexts } from '../verdict/verdict.texts.ts';
import { FilterSelect } from './filter-select.tsx';
import { countFilters, isFiltered, type OrderFilters, withoutFilters } from './order-filters.ts';
import { readyMadeNames, receiptVerdicts } from './status-choices.ts';

type FilterBarProps = {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  batches: OrderBatchesResponse['batches'];
  /** One line above a table that its headings sort; else the filters fold away behind a button. */
  isWide: boolean;
};

/** What the list shows, and in which order. */
export function FilterBar({ filters, onChange, batches, isWide }: FilterBarProps) {
  const words = useAdminOrdersTexts().filters;
  const ids = { search: useId(), more: useId() };
  const [isOpen, setIsOpen] = useState(false);
  const search = useTyping(filters.search, (words) => onChange({ ...filters, search: words }));
  const chosen = countFilters(filters);

  return (
    <search
      aria-label={words.label}
      className={classNames(isWide ? 'flex items-center gap-2' : 'grid grid-cols-2 gap-x-3 gap-y-2')}
    >
      <div className={classNames('flex gap-2', isWide ? 'min-w-60 flex-1' : 'col-span-2')}>
        <label htmlFor={ids.search} className="sr-only">
          {words.search}
        </label>
        <input
          id={ids.search}
          type="search"
          value={search.shown}
          onChange={({ target }) => search.type(target.value)}
          placeholder={words.searchHint}
          autoComplete="off"
          maxLength={100}
          className="min-h-11 w-full min-w-0 flex-1 rounded-xl border border-muted/55 bg-card px-3.5 text-ink text-ellipsis placeholder:text-muted"
        />
        {!isWide && (
          <Button
            look="outline"
            size="compact"
            aria-expanded={isOpen}
            aria-controls={ids.more}
            className={chosen > 0 ? 'border-gold! bg-amber-wash!' : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.more(chosen)}
          </Button>
        )}
      </div>
      <div id={ids.more} className={isWide || isOpen ? 'contents' : 'hidden'}>
        <FilterChoices {...{ filters, onChange, batches, isWide }} />
      </div>
      {isFiltered(filters) && (isWide || isOpen) && (
        <Button
          look="outline"
          size="compact"
          className="col-span-2 whitespace-nowrap"
          onClick={() => {
            search.forget();
            onChange(withoutFilters(filters));
          }}
        >
          {words.clear}
        </Button>
      )}
    </search>
  );
}

const typingPause = 300;

/** What is typed stands in its field alone until the hand rests: a hundred rows need not be drawn for each letter. */
function useTyping(settled: string, onSettle: (words: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => {
      settle(typed);
      setTyped(null);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { shown: typed ?? settled, type: setTyped, forget: () => setTyped(null) };
}

/** Not drawn again for each letter that is typed beside them. */
const FilterChoices = memo(function FilterChoices({ filters, onChange, batches, isWide }: FilterBarProps) {
  const text = useAdminOrdersTexts();
  const names = useOrderTexts();
  const { language } = useLanguage();
  const words = text.filters;
  const receipt = useVerdictTexts();

  return (
    <>
      <FilterSelect
        label={words.status}
        value={filters.status}
        onChoose={(status) => onChange({ ...filters, status })}
        options={[
          { value: '', label: words.allStatuses },
          ...dashboardStatuses.map((value) => ({ value, label: text.statuses[value] })),
        ]}
        hidesLabel={isWide}
        className={isWide ? 'w-40' : ''}
      />
      <FilterSelect
        label={words.exactStatus}
        value={filters.exactStatus}
        onChoose={(exactStatus) => onChange({ ...filters, exactStatus })}
        options={[{ value: '', label: words.anyExactStatus }]}
        groups={[
          {
            label: words.readyMade,
            options: readyMadeNames.map((value) => ({ value, label: words.readyMadeNames[value] })),
          },
          {
            label: words.orderStatus,
            options: orderStatuses.map((status) => ({
              value: `order:${status}`,
              label: words.orderIs(names.status[status]),
            })),
          },
          {
            label: words.paymentStatus,
            options: paymentStatuses.map((status) => ({
              value: `payment:${status}`,
              label: words.paymentIs(names.payment[status]),
            })),
          },
          {
            label: receipt.filter,
            options: receiptVerdicts.map((verdict) => ({
              value: `receipt:${verdict}`,
              label: receipt.is(receipt.verdicts[verdict]),
            })),
          },
        ]}
        hidesLabel={isWide}
        className={isWide ? 'w-64' : ''}
      />
      <FilterSelect
        label={words.batch}
        value={filters.batchId}
        onChoose={(batchId) => onChange({ ...filters, batchId })}
        options={[
          { value: '', label: words.allBatches },
          ...batches.map(({ id, batchName, batchDate, orders }) => ({
            value: id,
            label: words.batchOption(batchName, formatDate(batchDate, language, 'short'), orders),
          })),
        ]}
        hidesLabel={isWide}
        className={isWide ? 'w-64' : 'col-span-2'}
      />
      {!isWide && (
        <>
          <FilterSelect
            label={words.sort}
            value={filters.sort}
            onChoose={(sort) => onChange({ ...filters, sort })}
            options={orderSortFields.map((value) => ({ value, label: text.sortFields[value] }))}
            hidesLabel={false}
          />
          <FilterSelect
            label={words.direction}
            value={filters.direction}
            onChoose={(direction) => onChange({ ...filters, direction })}
            options={[
              { value: 'desc', label: words.descending },
              { value: 'asc', label: words.ascending },
            ]}
            hidesLabel={false}
          />
        </>
      )}
    </>
  );
});
