import { memo, useDeferredValue, useId } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { HandedOverButton } from '../status/handed-over-button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { Amount, HandoverLine, StatusChip, useRemarks } from './order-line.tsx';
import type { OrderRowProps } from './order-list-parts.ts';
import { OrderPanel } from './order-panel.tsx';
import { rowMark } from './steady/scroll-anchor.tsx';

/** One order on a phone: a line, and below it everything else once it is opened. */
export const OrderCard = memo(function OrderCard({ order, ...row }: OrderRowProps) {
  const { isChosen, isOpen, choose, toggle, hold, onChanged, onOpen } = row;
  const text = useAdminOrdersTexts();
  const panelId = useId();
  const { id, orderNumber, orderStatus } = order;
  // The line answers at once, all that it holds a moment later.
  const showsPanel = useDeferredValue(isOpen);
  const remarks = useRemarks()(order, row.daysWithoutReceipt);

  return (
    <article
      {...rowMark(id)}
      onFocus={({ target }) => hold(id, target)}
      aria-label={orderNumber}
      className={isChosen ? 'bg-amber-wash' : 'bg-card'}
    >
      <div className="flex items-stretch pr-3">
        <Checkbox
          label={text.select(orderNumber)}
          hidesLabel
          isChecked={isChosen}
          onChange={(isNowChosen) => choose([order], isNowChosen)}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => toggle(id)}
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
          <HandedOverButton order={order} onChanged={onChanged} />
        </div>
      )}
      <div id={panelId} hidden={!isOpen}>
        {showsPanel && (
          <div className="border-line border-t border-dashed p-4">
            <OrderPanel order={order} place="card">
              <OrderButtons order={order} onOpen={onOpen} hasReceiptInLine={false} />
            </OrderPanel>
          </div>
        )}
      </div>
    </article>
  );
});
