import { normaliseOrderNumber } from '@mooncake/domain/order-number';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/language-context.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageLoading, Spinner } from '../../ui/loading.tsx';
import { Redirect, usePathParts } from '../../ui/router/router.tsx';
import { Both } from './both-languages.tsx';
import { confirmationQuery } from './confirmation-query.ts';
import { OrderSheet } from './order-sheet.tsx';
import { useOrderSummaryTexts } from './order-summary.texts.ts';

/** The order just placed, or placed earlier with this browser; a number nobody here knows leads home. */
export function OrderSummaryScreen() {
  const text = useOrderSummaryTexts();
  const { tryAgain } = useMessages().shell;
  const { orderNumber = '' } = usePathParts('/order-summary/:orderNumber');
  const confirmation = useQuery(confirmationQuery(normaliseOrderNumber(orderNumber)));

  if (confirmation.isPending) {
    return (
      <PageLoading>
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          <span>
            <Both say={(words) => words.loading} />
          </span>
        </p>
      </PageLoading>
    );
  }
  if (confirmation.isError && !confirmation.data) {
    return (
      <div className="page-width min-h-[60vh] py-16">
        <LoadFailed message={text.failed} retryLabel={tryAgain} onRetry={() => confirmation.refetch()} />
      </div>
    );
  }
  return confirmation.data ? <OrderSheet confirmation={confirmation.data} /> : <Redirect to="/" />;
}
