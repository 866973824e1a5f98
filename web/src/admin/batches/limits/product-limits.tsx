import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { adminBatchesQuery } from '../batch-queries.ts';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { LimitGrid } from './grid/limit-grid.tsx';
import { LimitList } from './limit-list.tsx';

/** The limits of all batches to come where there is room for them, else of one batch at a time. */
export function ProductLimits() {
  return useIsWide() ? <LimitGrid otherwise={<BatchLimits />} /> : <BatchLimits />;
}

/** The limits of one batch, the next one to come first. */
function BatchLimits() {
  const text = usePickupSlotTexts();
  const { tryAgain } = useCommonTexts();
  const datedBatch = useDatedBatch();
  const answer = useQuery(adminBatchesQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useLoadFailure(answer, text.failed.load);

  if (answer.isPending) return <Loading label={text.loading} />;
  if (!answer.data) {
    return <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => answer.refetch()} />;
  }
  const { batches } = answer.data;
  const today = malaysianToday(new Date());
  const next = batches.find(({ batchDate }) => batchDate >= today) ?? batches.at(-1);
  const chosen = batches.find(({ id }) => id === chosenId) ?? next;
  if (!chosen) {
    return (
      <EmptyState
        title={text.noBatches}
        action={
          <ButtonLink look="outline" to="/admin?tab=batch-management">
            {text.toBatches}
          </ButtonLink>
        }
      >
        {text.noBatchesHint}
      </EmptyState>
    );
  }

  return (
    <div className="grid gap-5">
      <SelectField
        id="limits-batch"
        label={text.batch}
        className="max-w-xl"
        value={chosen.id}
        onChoose={setChosenId}
        options={batches.map((batch) => ({
          value: batch.id,
          label: batch.isActive ? datedBatch(batch, 'long') : text.hiddenOption(datedBatch(batch, 'long')),
        }))}
      />
      <LimitList key={chosen.id} batchId={chosen.id} />
    </div>
  );
}
