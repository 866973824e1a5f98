import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useTitle } from '../lib/use-title.ts';
import { useAdminAuditTexts } from './audit.texts.ts';
import { AuditLine } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, auditQuery } from './audit-query.ts';

export function AuditScreen() {
  const text = useAdminAuditTexts();
  useTitle(text.title);
  const [filter, setFilter] = useState<AuditFilter>({ actorId: '', kind: '', orderNumber: '' });
  const orderNumber = useDebounced(filter.orderNumber.trim(), 300);

  return (
    <div className="mx-auto max-w-6xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-1 text-muted">{text.lead}</p>
      <div className="mt-6">
        <AuditFilters filter={filter} onChange={setFilter} />
      </div>
      <div className="mt-5">
        <Entries filter={{ ...filter, orderNumber }} />
      </div>
    </div>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const text = useAdminAuditTexts();
  const { tryAgain } = useCommonTexts();
  const asked = useInfiniteQuery(auditQuery(filter));
  useLoadFailure(asked, text.loadFailed);
  const entries = asked.data?.pages.flatMap((page) => page.entries) ?? [];

  if (asked.isPending) return <Loading label={text.loading} />;
  return (
    <div className="grid gap-4">
      {asked.isError && (
        <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />
      )}
      {asked.isSuccess && entries.length === 0 && <EmptyState title={text.none} />}
      {entries.length > 0 && (
        <Card>
          <ol>
            {entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      {asked.hasNextPage && (
        <Button
          look="outline"
          className="justify-self-center"
          disabled={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {asked.isFetchingNextPage ? text.loadingMore : text.loadMore}
        </Button>
      )}
      {!asked.hasNextPage && entries.length > 0 && (
        <p className="text-center text-sm text-muted">{text.end}</p>
      )}
    </div>
  );
}
