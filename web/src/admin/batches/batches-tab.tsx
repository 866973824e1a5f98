import type { AdminBatchesResponse } from '@mooncake/domain/batches/batch-admin.contract';
import { batchStats } from '@mooncake/domain/batches/batch-stats';
import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { LiveIndicator } from '../connection/live-indicator.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { arrangeBatches } from './arrange-batches.ts';
import { BatchDialogs, type OpenedDialog } from './batch-dialogs.tsx';
import { BatchList } from './batch-list.tsx';
import { adminBatchesQuery } from './batch-queries.ts';
import { useBatchTexts } from './batches.texts.ts';

/** The days the kitchen bakes for: made, changed, hidden, emptied and taken away. */
export function BatchesTab() {
  const text = useBatchTexts();
  const { tryAgain } = useCommonTexts();
  const answer = useQuery(adminBatchesQuery);
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  useLoadFailure(answer, text.failed.load);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-2xl">{text.title}</h2>
          <LiveIndicator />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setOpened({ kind: 'templates' })}>
            {text.templates}
          </Button>
          <Button onClick={() => setOpened({ kind: 'create', templateId: '' })}>{text.newBatch}</Button>
        </div>
      </div>
      {answer.isError && (
        <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => answer.refetch()} />
      )}
      {answer.isPending && <Loading label={text.loading} />}
      {answer.data?.batches.length === 0 && (
        <EmptyState
          title={text.empty}
          action={
            <Button look="outline" onClick={() => setOpened({ kind: 'create', templateId: '' })}>
              {text.addFirst}
            </Button>
          }
        >
          {text.emptyHint}
        </EmptyState>
      )}
      {answer.data && answer.data.batches.length > 0 && (
        <Batches answer={answer.data} onOpen={(kind, batchId) => setOpened({ kind, batchId })} />
      )}
      {opened && answer.data && (
        <BatchDialogs
          opened={opened}
          answer={answer.data}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

type BatchesProps = {
  answer: AdminBatchesResponse;
  onOpen: Parameters<typeof BatchList>[0]['onOpen'];
};

function Batches({ answer: { batches, deliveryMethods }, onOpen }: BatchesProps) {
  const text = useBatchTexts();
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const now = new Date();
  const stats = batchStats(batches, now);
  const shown = arrangeBatches(batches, {
    search,
    today: malaysianToday(now),
    wordsOf: ({ batchName, batchDate, deliveryMethodIds }) => {
      const methods = deliveryMethods.filter(({ id }) => deliveryMethodIds.includes(id));
      const names = methods.map(({ name, nameZh }) => `${name} ${nameZh}`);
      return [batchName, batchDate, formatDate(batchDate, language), ...names].join(' ');
    },
  });

  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {(['total', 'active', 'upcoming', 'orders'] as const).map((name) => (
          <StatCard key={name} label={text.stats[name]} value={stats[name]} />
        ))}
      </div>
      <div className="max-w-xl">
        <TextField
          id="batch-search"
          type="search"
          label={text.search}
          hint={text.searchHint}
          value={search}
          onType={setSearch}
        />
      </div>
      {shown.length > 0 ? (
        <BatchList batches={shown} methods={deliveryMethods} onOpen={onOpen} />
      ) : (
        <EmptyState title={text.noMatch} />
      )}
    </>
  );
}
