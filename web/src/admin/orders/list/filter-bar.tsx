import type { OrderBatchesResponse } from '@mooncake/domain/orders/order-list.contract';
import { orderSortFields } from '@mooncake/domain/orders/order-list.contract';
import { dashboardStatuses } from '@mooncake/domain/orders/status/status';
import { useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { isFiltered, type OrderFilters, withoutFilters } from './order-filters.ts';

type FilterBarProps = {
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
  batches: OrderBatchesResponse['batches'];
  /** A table is sorted by its headings; cards have none. */
  hasSorting: boolean;
};

/** What the list shows, and in which order. */
export function FilterBar({ filters, onChange, batches, hasSorting }: FilterBarProps) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const words = text.filters;
  const ids = { search: useId(), status: useId(), batch: useId(), sort: useId(), direction: useId() };

  return (
    <search aria-label={words.label} className="grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:flex">
      <div className="col-span-2 xl:max-w-96 xl:flex-1">
        <TextField
          id={ids.search}
          label={words.search}
          aside={words.searchHint}
          value={filters.search}
          onType={(search) => onChange({ ...filters, search })}
          type="search"
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <SelectField
        id={ids.status}
        label={words.status}
        value={filters.status}
        onChoose={(status) => onChange({ ...filters, status })}
        options={[
          { value: '', label: words.allStatuses },
          ...dashboardStatuses.map((value) => ({ value, label: text.statuses[value] })),
        ]}
      />
      <SelectField
        id={ids.batch}
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
        className="xl:max-w-80"
      />
      {hasSorting && (
        <>
          <SelectField
            id={ids.sort}
            label={words.sort}
            value={filters.sort}
            onChoose={(sort) => onChange({ ...filters, sort })}
            options={orderSortFields.map((value) => ({ value, label: text.sortFields[value] }))}
          />
          <SelectField
            id={ids.direction}
            label={words.direction}
            value={filters.direction}
            onChoose={(direction) => onChange({ ...filters, direction })}
            options={[
              { value: 'desc', label: words.descending },
              { value: 'asc', label: words.ascending },
            ]}
          />
        </>
      )}
      {isFiltered(filters) && (
        <Button
          look="outline"
          className="col-span-2 min-h-12 whitespace-nowrap"
          onClick={() => onChange(withoutFilters(filters))}
        >
          {words.clear}
        </Button>
      )}
    </search>
  );
}
