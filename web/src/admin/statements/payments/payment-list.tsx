import type { PaymentState } from '@mooncake/domain/statements/statements.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { paymentsQuery } from '../money-api.ts';
import { PageTurner } from '../page-turner.tsx';
import { VerifyDialog } from '../verify/verify-dialog.tsx';
import { PaymentRow } from './payment-row.tsx';
import { usePaymentDialogs } from './use-payment-dialogs.tsx';

/** The payments of one group, and what can be done about them. */
export function PaymentList({ state }: { state: PaymentState }) {
  const text = useMoneyTexts();
  const { tryAgain } = useCommonTexts();
  const [page, setPage] = useState(1);
  const { actionsOf, dialogs } = usePaymentDialogs();
  const [isVerifying, setIsVerifying] = useState(false);
  const asked = useQuery(paymentsQuery(state, page));
  useLoadFailure(asked, text.loadFailed);
  const total = asked.data?.total ?? 0;
  // Decided ones leave the list: the last page may be gone.
  if (asked.data && page > 1 && asked.data.payments.length === 0) setPage(1);

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{text.about[state]}</p>
        {state === 'exact' && total > 0 && (
          <Button onClick={() => setIsVerifying(true)}>{text.verify.button(total)}</Button>
        )}
      </div>
      {asked.isError && (
        <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />
      )}
      {asked.isPending && <Loading label={text.loading} />}
      {asked.data && total === 0 && <EmptyState title={text.none} />}
      {asked.data && asked.data.payments.length > 0 && (
        <Card>
          <ul aria-busy={asked.isPlaceholderData}>
            {asked.data.payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} {...actionsOf(payment)} />
            ))}
          </ul>
        </Card>
      )}
      <PageTurner page={page} total={total} onTurn={setPage} />
      {dialogs}
      {isVerifying && <VerifyDialog onClose={() => setIsVerifying(false)} />}
    </div>
  );
}
