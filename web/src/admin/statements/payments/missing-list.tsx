import { formatRinggit } from '@mooncake/domain/money';
import { patienceDays } from '@mooncake/domain/statements/matching/missing-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Link } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { useMoneyTexts } from '../money.texts.ts';
import { missingQuery } from '../money-api.ts';
import { PageTurner } from '../page-turner.tsx';

type MissingListProps = { days: number; onDays: (days: number) => void };

/** Orders approved by a receipt whose money no statement knows: most likely the receipt is not real. */
export function MissingList({ days, onDays }: MissingListProps) {
  const text = useMoneyTexts();
  const { tryAgain } = useCommonTexts();
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const asked = useQuery(missingQuery(days, page));
  useLoadFailure(asked, text.loadFailed);
  const dayOf = (date: string) => formatDate(date, language, 'weekdayYear');

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="max-w-prose text-muted">{text.neverAbout}</p>
        <SelectField
          id="money-days"
          label={text.neverDays}
          value={String(days)}
          onChoose={(value) => {
            setPage(1);
            onDays(Number(value));
          }}
          options={patienceDays.map((count) => ({ value: String(count), label: text.days(count) }))}
        />
      </div>
      {asked.isError && (
        <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />
      )}
      {asked.isPending && <Loading label={text.loading} />}
      {asked.data?.total === 0 && <EmptyState title={text.neverNone}>{text.neverNoneHint}</EmptyState>}
      {asked.data && asked.data.orders.length > 0 && (
        <Card className="border-seal/40">
          <ul aria-busy={asked.isPlaceholderData}>
            {asked.data.orders.map((order) => (
              <li
                key={order.orderId}
                className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-line border-t bg-seal-wash px-4.5 py-4 first:border-t-0 [overflow-wrap:anywhere]"
              >
                <span>
                  <Link
                    to={`/admin?tab=orders&order=${order.orderId}`}
                    aria-label={text.toOrder(order.orderNumber)}
                    className="font-semibold text-seal tabular-nums underline underline-offset-4"
                  >
                    {order.orderNumber}
                  </Link>{' '}
                  {order.customerName} · {text.receiptOn(dayOf(order.receiptOn))}
                </span>
                <strong className="font-semibold text-seal tabular-nums">
                  {formatRinggit(order.totalSen)}
                  {order.receivedSen > 0 && ` · ${text.received(formatRinggit(order.receivedSen))}`}
                </strong>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PageTurner page={page} total={asked.data?.total ?? 0} onTurn={setPage} />
    </div>
  );
}
