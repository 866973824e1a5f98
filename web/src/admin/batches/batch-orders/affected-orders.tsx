import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { WhatsAppButton } from '../../orders/whatsapp/whatsapp-button.tsx';
import { useBatchOrdersTexts } from './batch-orders.texts.ts';

type AffectedOrdersProps = {
  /** What was done, in words. */
  title: string;
  orders: readonly AdminOrder[];
};

/** The orders that were changed, each with a message to its customer typed in already. */
export function AffectedOrders({ title, orders }: AffectedOrdersProps) {
  const text = useBatchOrdersTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      {orders.length > 0 && <p className="text-muted">{text.tell}</p>}
      <ul className="grid gap-2.5">
        {orders.map((order) => (
          <li
            key={order.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-paper px-3.5 py-2.5"
          >
            <div className="min-w-40 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
                {order.orderNumber}
                {order.orderStatus === 'cancelled' && order.paymentStatus === 'verified' && (
                  <Badge look="pill" className="bg-amber-wash text-crust-deep">
                    {text.paid}
                  </Badge>
                )}
              </p>
              <p className="break-words">
                {order.customer.name} · <span className="tabular-nums">{formatRinggit(order.totalSen)}</span>
              </p>
            </div>
            <WhatsAppButton order={order} isCompact />
          </li>
        ))}
      </ul>
    </div>
  );
}
