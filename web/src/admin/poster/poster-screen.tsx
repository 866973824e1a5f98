import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { pickupBatchesQuery } from '../../shared/delivery/delivery-queries.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { PaperPage } from '../print/paper-page.tsx';
import { useAdminPrintTexts } from '../print/print.texts.ts';
import { usePosterTexts } from './poster.texts.ts';
import { Poster } from './poster.tsx';

/** The shop on one sheet of paper, for whoever walks by. */
export function PosterScreen() {
  const text = usePosterTexts();
  const { failed } = useAdminPrintTexts();
  const { tryAgain } = useCommonTexts();
  const settings = useQuery(settingsQuery);
  const batches = useQuery(pickupBatchesQuery);
  const isReady = settings.data !== undefined && batches.data !== undefined;
  const retry = () => void Promise.all([settings.refetch(), batches.refetch()]);
  return (
    <PaperPage
      title={text.title}
      paper={text.paper}
      back={{ to: '/admin/settings', label: text.back }}
      isReady={isReady}
    >
      {settings.data && batches.data ? (
        <Poster settings={settings.data} batches={batches.data} address={window.location.origin} />
      ) : settings.isError || batches.isError ? (
        <LoadFailed message={failed} retryLabel={tryAgain} onRetry={retry} />
      ) : (
        <Loading label={text.loading} />
      )}
    </PaperPage>
  );
}
