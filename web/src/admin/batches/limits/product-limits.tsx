import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { adminBatchesQuery } from '../batch-queries.ts';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { LimitList } from './limit-list.tsx';

/** The limits of one batch at a time, the next one to come first. */
export function ProductLimits() {
  const text = usePickupSlotTexts();
  const { tryAgain } = useCommonTexts();
  const { language } = useLanguage();
  const answer = useQuery(adminBatchesQuery);
  const [chosenId, setChosenId] = useState<string | null>(null);
  useLoadFailure(answer, text.failed.load);

  if (answer.isPending) return <Loading label={text.loading} />;
  if (!answer.data) {
    return (
      <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => void answer.refetch()} />
    );
  }
  const { batches } = answer.data;
  const today = malaysianToday(new Date());
  const next = batches.find(({ batchDate }) => batchDate >= today) ?? batches.at(-1);
  const chosen = batches.find(({ id }) => id === chosenId) ?? next;
  if (!chosen) return <EmptyState title={text.noBatches}>{text.noBatchesHint}</EmptyState>;

  return (
    <div className="grid gap-5">
      <SelectField
        id="limits-batch"
        label={text.batch}
        className="max-w-xl"
        value={chosen.id}
        onChoose={setChosenId}
        options={batches.map(({ id, batchName, batchDate, isActive }) => ({
          value: id,
          label: (isActive ? text.batchOption : text.hiddenOption)(
            formatDate(batchDate, language),
            batchName,
          ),
        }))}
      />
      <LimitList key={chosen.id} batchId={chosen.id} />
    </div>
  );
}
