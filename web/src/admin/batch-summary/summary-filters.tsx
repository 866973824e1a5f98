import type { OrderBatchesResponse } from '@mooncake/domain/orders/order-list.contract';
import { type IncludeMode, includeModes } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';
import type { SummaryChoice } from './summary-query.ts';

type SummaryFiltersProps = {
  choice: SummaryChoice;
  batches: OrderBatchesResponse['batches'];
  onBatch: (batchId: string | null) => void;
  onInclude: (include: IncludeMode) => void;
};

export function SummaryFilters({ choice, batches, onBatch, onInclude }: SummaryFiltersProps) {
  const text = useAdminSummaryTexts();
  const { language } = useLanguage();
  const ids = { batch: useId(), include: useId() };
  /** Only a name that two batches share needs its date to tell them apart. */
  const labelOf = ({ batchName, batchDate }: (typeof batches)[number]) =>
    batches.filter((other) => other.batchName === batchName).length > 1
      ? `${batchName} · ${formatDate(batchDate, language)}`
      : batchName;

  return (
    <search aria-label={text.filters} className="grid w-full gap-4 sm:grid-cols-2 lg:w-auto lg:min-w-[42rem]">
      <SelectField
        id={ids.batch}
        label={text.filterByBatch}
        value={choice.batchId ?? ''}
        onChoose={(batchId) => onBatch(batchId === '' ? null : batchId)}
        options={[
          { value: '', label: text.allBatches },
          ...batches.map((batch) => ({ value: batch.id, label: labelOf(batch) })),
        ]}
      />
      <SelectField
        id={ids.include}
        label={text.include}
        value={choice.include}
        onChoose={onInclude}
        options={includeModes.map((value) => ({ value, label: text.includeModes[value] }))}
      />
    </search>
  );
}
