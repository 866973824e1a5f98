import { formatRinggit } from '@mooncake/domain/money';
import { patienceDays } from '@mooncake/domain/statements/matching/missing-money';
import type { MissingOrder, MissingPart } from '@mooncake/domain/statements/statements.contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
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
import { PaymentRow } from './payment-row.tsx';
import { usePaymentDialogs } from './use-payment-dialogs.tsx';

type MissingListProps = { days: number; onDays: (days: number) => void };

/** Orders approved by a receipt whose money no statement knows: most likely the receipt is not real. */
export function MissingList({ days, onDays }: MissingListProps) {
  const text = useMoneyTexts();
  const { tryAgain } = useCommonTexts();
  const missing = usePart('missing', days);
  const perhaps = usePart('perhaps', days);
  const parts = [missing, perhaps];
  const { actionsOf, dialogs } = usePaymentDialogs();
  const perhapsId = useId();
  const perhapsHeading = useRef<HTMLHeadingElement>(null);
  // Focus brings it into sight, and whoever uses keys goes on from there.
  const showPerhaps = () => perhapsHeading.current?.focus();

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-prose">
          <p className="text-muted">{text.neverAbout}</p>
          {missing.orders.length > 0 && perhaps.total > 0 && (
            <Button look="quiet" size="small" className="-ml-3.5" onClick={showPerhaps}>
              {text.perhaps(perhaps.total)}
            </Button>
          )}
        </div>
        <SelectField
          id="money-days"
          label={text.neverDays}
          value={String(days)}
          onChoose={(value) => {
            for (const { turn } of parts) turn(1);
            onDays(Number(value));
          }}
          options={patienceDays.map((count) => ({ value: String(count), label: text.days(count) }))}
        />
      </div>
      {parts.some(({ asked }) => asked.isError) && (
        <LoadFailed
          message={text.loadFailed}
          retryLabel={tryAgain}
          onRetry={() => Promise.all(parts.map(({ asked }) => asked.refetch()))}
        />
      )}
      {parts.some(({ asked }) => asked.isPending) && <Loading label={text.loading} />}
      {parts.every(({ asked }) => asked.data?.total === 0) && (
        <EmptyState title={text.neverNone}>{text.neverNoneHint}</EmptyState>
      )}
      {missing.orders.length > 0 && (
        <Card className="border-seal/40">
          <ul aria-busy={missing.asked.isPlaceholderData}>
            {missing.orders.map((order) => (
              <li key={order.orderId} className="border-line border-t bg-seal-wash first:border-t-0">
                <OrderLine order={order} isMissing />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PageTurner page={missing.page} total={missing.total} onTurn={missing.turn} />
      {perhaps.orders.length > 0 && (
        <section aria-labelledby={perhapsId} className="mt-2 grid gap-4">
          <div>
            <h2 ref={perhapsHeading} id={perhapsId} tabIndex={-1} className="text-xl">
              {text.perhaps(perhaps.total)}
            </h2>
            <p className="mt-1 max-w-prose text-muted">{text.perhapsAbout}</p>
          </div>
          <Card>
            <ul aria-busy={perhaps.asked.isPlaceholderData}>
              {perhaps.orders.map((order) => (
                <li key={order.orderId} className="border-line border-t first:border-t-0">
                  <OrderLine order={order} />
                  {order.payment && (
                    <ul className="mx-4.5 mb-4 rounded-xl border border-line bg-paper">
                      <PaymentRow payment={order.payment} {...actionsOf(order.payment)} />
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          <PageTurner page={perhaps.page} total={perhaps.total} onTurn={perhaps.turn} />
        </section>
      )}
      {dialogs}
    </div>
  );
}

function usePart(part: MissingPart, days: number) {
  const [page, turn] = useState(1);
  const asked = useQuery(missingQuery(part, days, page));
  useLoadFailure(asked, useMoneyTexts().loadFailed);
  const { orders = [], total = 0 } = asked.data ?? {};
  // What is decided leaves the list: the last page may be gone.
  if (page > 1 && asked.data && !asked.isPlaceholderData && orders.length === 0) turn(1);
  return { asked, orders, total, page, turn };
}

function OrderLine({ order, isMissing = false }: { order: MissingOrder; isMissing?: boolean }) {
  const text = useMoneyTexts();
  const { language } = useLanguage();
  const { orderId, orderNumber, customerName, totalSen, receivedSen, receiptOn } = order;
  const colour = isMissing ? 'text-seal' : 'text-crust';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 px-4.5 py-4 [overflow-wrap:anywhere]">
      <span>
        <Link
          to={`/admin?tab=orders&order=${orderId}`}
          aria-label={text.toOrder(orderNumber)}
          className={classNames('font-semibold tabular-nums underline underline-offset-4', colour)}
        >
          {orderNumber}
        </Link>{' '}
        {customerName} · {text.receiptOn(formatDate(receiptOn, language, 'weekdayYear'))}
      </span>
      <strong className={classNames('font-semibold tabular-nums', isMissing && 'text-seal')}>
        {formatRinggit(totalSen)}
        {receivedSen > 0 && ` · ${text.received(formatRinggit(receivedSen))}`}
      </strong>
    </div>
  );
}
