import { isPast } from '@mooncake/domain/batches/coming-first';
import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LiveIndicator } from '../connection/live-indicator.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { BatchCard } from './batch-card.tsx';
import { OverallCard } from './overall-card.tsx';
import { PiecesCard } from './pieces-card.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';
import { SummaryExportButtons } from './summary-export-buttons.tsx';
import { SummaryFilters } from './summary-filters.tsx';
import { type SummaryChoice, summaryQuery } from './summary-query.ts';
import { useSummaryChoice } from './use-summary-choice.ts';

/** What to bake, by batch; the numbers follow every order as it comes in. */
export function BatchSummaryTab() {
  const text = useAdminSummaryTexts();
  const { refresh, loading } = useCommonTexts();
  const { choice, batches, pastBatches, setBatchId, setInclude, setSpan } = useSummaryChoice();
  const { isFetching, refetch } = useQuery(summaryQuery(choice));

  return (
    <section aria-labelledby="batch-summary">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id="batch-summary" className="text-xl md:text-2xl">
          {text.title}
        </h2>
        <LiveIndicator />
        <Button
          look="outline"
          className="ml-auto min-w-28"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? loading : refresh}
        </Button>
      </div>
      <p className="mt-1 text-muted">{text.lead}</p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
        <SummaryFilters
          choice={choice}
          batches={batches}
          pastBatches={pastBatches}
          onBatch={setBatchId}
          onInclude={setInclude}
          onSpan={setSpan}
        />
        <SummaryExportButtons choice={choice} />
      </div>
      <div className="mt-6">
        <Summary choice={choice} hasPast={pastBatches > 0} />
      </div>
    </section>
  );
}

function Summary({ choice, hasPast }: { choice: SummaryChoice; hasPast: boolean }) {
  const text = useAdminSummaryTexts();
  const { tryAgain } = useCommonTexts();
  const summary = useQuery(summaryQuery(choice));
  useLoadFailure(summary, text.failed);

  if (summary.isError && (!summary.data || summary.isPlaceholderData)) {
    return <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => summary.refetch()} />;
  }
  if (!summary.data) return <Skeleton className="h-96" />;
  const isFolded = choice.batchId === null && choice.span === 'coming' && hasPast;
  if (summary.data.length === 0) {
    return isFolded ? (
      <EmptyState title={text.nothingComing}>{text.nothingComingHint}</EmptyState>
    ) : (
      <EmptyState
        title={text.empty}
        action={
          <ButtonLink look="outline" to="/admin?tab=batch-management">
            {text.toBatches}
          </ButtonLink>
        }
      >
        {text.emptyHint}
      </EmptyState>
    );
  }
  const today = malaysianToday(new Date());
  const firstPast = choice.batchId === null ? summary.data.findIndex((batch) => isPast(batch, today)) : -1;

  return (
    <div className="grid gap-6" aria-busy={summary.isPlaceholderData}>
      {summary.data.map((batch, at) => (
        <Fragment key={batch.batchId}>
          {at === firstPast && <p className="font-display text-lg text-muted">{text.past}</p>}
          <BatchCard batch={batch} include={choice.include} />
        </Fragment>
      ))}
      {choice.batchId === null && summary.data.length > 1 && (
        <OverallCard batches={summary.data} choice={choice} />
      )}
      <PiecesCard batches={summary.data} />
    </div>
  );
}
