import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { formatRinggit } from '@mooncake/domain/money';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';

type OrderListProps = {
  orders: readonly FoundOrder[];
  onChoose: (index: number) => void;
  onSearchAgain: () => void;
};

/** Several orders answer the search: each can be opened. */
export function OrderList({ orders, onChoose, onSearchAgain }: OrderListProps) {
  const text = useCheckStatusTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="list-heading" className="rounded-card border border-line bg-card p-5 md:p-7">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="list-heading" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {text.several}
        </h2>
        <Badge look="pill" className="bg-flour text-crust-deep">
          {text.count(orders.length)}
        </Badge>
      </div>
      <p className="mt-1 text-muted">{text.severalMessage(orders.length)}</p>
      <ul className="mt-5 grid gap-3">
        {orders.map((order, index) => (
          <li key={`${order.createdAt} ${order.orderNumber}`}>
            <OrderRow order={order} onChoose={() => onChoose(index)} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">
        <Button onClick={onSearchAgain}>{text.searchAgain}</Button>
        <ButtonLink to="/" look="outline">
          {text.placeNew}
        </ButtonLink>
      </div>
    </section>
  );
}

function OrderRow({ order, onChoose }: { order: FoundOrder; onChoose: () => void }) {
  const text = useCheckStatusTexts();
  const { language } = useLanguage();

  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full gap-1.5 rounded-xl border border-line bg-paper px-4 py-3.5 text-left transition-colors duration-150 hover:border-gold hover:bg-amber-wash"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <strong className="text-lg tabular-nums tracking-wide">{order.orderNumber}</strong>
        <StatusBadge status={order.orderStatus} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-6">
        <span>{order.customerName}</span>
        <span className="text-muted">{formatMoment(order.createdAt, language, 'date')}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-6 tabular-nums">
        <span>
          {text.rows.quantity}: {order.quantity}
        </span>
        <strong>{formatRinggit(order.totalSen)}</strong>
      </span>
      <span className="text-sm text-crust">
        {order.access === 'full' ? text.viewDetails : text.viewMasked}
      </span>
    </button>
  );
}
