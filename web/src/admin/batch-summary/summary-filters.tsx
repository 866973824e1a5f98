import type { OrderBatchesResponse } from '@mooncake/domain/orders/order-list.contract';
import { type IncludeMode, includeModes, type SummarySpan } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { useAdminSummaryTexts } from './summary.texts.ts';
import type { SummaryChoice } from './summary-query.ts';

type SummaryFiltersProps = {
  choice: SummaryChoice;
  batches: OrderBatchesResponse['batches'];
  onBatch: (batchId: string | null) => void;
  onInclude: (include: IncludeMode) => void;
  /** How many batches with orders are over. */
  pastBatches: number;
  onSpan: (span: SummarySpan) => void;
};

export function SummaryFilters({
  choice,
  batches,
  pastBatches,
  onBatch,
  onInclude,
  onSpan,
}: SummaryFiltersProps) {
  const text = useAdminSummaryTexts();
  const datedBatch = useDatedBatch();
  const ids = { batch: useId(), include: useId() };

  return (
    <search aria-label={text.filters} className="grid w-full gap-4 sm:grid-cols-2 lg:w-auto lg:min-w-[42rem]">
      <SelectField
        id={ids.batch}
        label={text.filterByBatch}
        value={choice.batchId ?? ''}
        onChoose={(batchId) => onBatch(batchId === '' ? null : batchId)}
        options={[
          { value: '', label: text.allBatches },
          ...batches.map((batch) => ({ value: batch.id, label: datedBatch(batch, 'long') })),
        ]}
      />
      <SelectField
        id={ids.include}
        label={text.include}
        value={choice.include}
        onChoose={onInclude}
        options={includeModes.map((value) => ({ value, label: text.includeModes[value] }))}
      />
      {choice.batchId === null && pastBatches > 0 && (
        <Switch
          label={text.showPast(pastBatches)}
          isOn={choice.span === 'all'}
          onChange={(isOn) => onSpan(isOn ? 'all' : 'coming')}
        />
      )}
    </search>
  );
}
