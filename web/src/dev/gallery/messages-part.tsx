import type { ComponentProps } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading, PageLoading, Spinner } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

const looks = ['info', 'warning', 'problem'] satisfies ComponentProps<typeof Notice>['look'][];

export function MessagesPart({ text }: { text: GalleryTexts }) {
  return (
    <div className="gallery-grid">
      {looks.map((look) => (
        <Notice key={look} look={look} title={text.warning}>
          {text.message}
        </Notice>
      ))}
      <Notice title={text.warning} />
      <LoadFailed message={text.failed} retryLabel={text.retry} onRetry={() => {}} />
      <EmptyState title={text.empty} />
      <EmptyState title={text.empty}>{text.message}</EmptyState>
      <Loading label={text.loading} />
      <div data-night className="gallery-night">
        <Loading label={text.loading} />
      </div>
      <PageLoading>
        <Loading label={text.loading} />
      </PageLoading>
      <Spinner />
      <Skeleton className="h-11" />
    </div>
  );
}
