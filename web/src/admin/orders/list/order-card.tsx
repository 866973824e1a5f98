import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useId } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { HandedOverButton } from '../status/handed-over-button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { Amount, HandoverLine, StatusChip, useRemarks } from './order-line.tsx';
import type { OrderListParts } from './order-list-parts.ts';
import { OrderPanel } from './order-panel.tsx';
import { rowMark } from './steady/scroll-anchor.tsx';

/** One order on a phone: a line, and below it everything else once it is opened. */
export function OrderCard({ order, ...parts }: OrderListParts & { order: AdminOrder }) {
  const { selection, holding, opened, onOpen } = parts;
  const text = useAdminOrdersTexts();
  const panelId = useId();
  const { id, orderNumber, orderStatus } = order;
  const isOpen = opened.has(id);
  const remarks = useRemarks()(order);

  return (
    <article
      {...rowMark(id)}
      {...holding(id)}
      aria-label={orderNumber}
      className={selection.has(id) ? 'bg-amber-wash' : 'bg-card'}
    >
      <div className="flex items-stretch pr-3">
        <Checkbox
          label={text.select(orderNumber)}
          hidesLabel
          isChecked={selection.has(id)}
          onChange={(isChosen) => selection.choose([order], isChosen)}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => opened.toggle(id)}
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5 py-2.5 text-left leading-snug focus-visible:-outline-offset-3"
        >
          <span className="flex items-center gap-2">
            <strong className="tabular-nums">{orderNumber}</strong>
            <span className="min-w-0 flex-1 truncate">{order.customer.name}</span>
            <StatusChip order={order} />
          </span>
          <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
            <span className="flex min-w-0 text-muted">
              <span className="shrink-0 whitespace-pre">{text.boxes(order.quantity)} · </span>
              <HandoverLine order={order} />
            </span>
            <Amount order={order} />
          </span>
          {remarks.length > 0 && (
            <span className="font-semibold text-seal text-xs leading-snug">{remarks.join(' · ')}</span>
          )}
        </button>
      </div>
      {orderStatus === 'ready_for_pickup' && (
        <div className="-mt-1 pb-2 pl-11">
          <HandedOverButton order={order} onChanged={parts.onChanged} />
        </div>
      )}
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <div className="border-line border-t border-dashed p-4">
            <OrderPanel order={order} place="card">
              <OrderButtons order={order} onOpen={onOpen} hasReceiptInLine={false} />
            </OrderPanel>
          </div>
        )}
      </div>
    </article>
  );
}
