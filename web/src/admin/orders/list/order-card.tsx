import { memo, useDeferredValue, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { HandedOverButton } from '../status/handed-over-button.tsx';
import { VerdictSign } from '../verdict/verdict-sign.tsx';
import { CustomerName } from './customer-name.tsx';
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
  const isReady = orderStatus === 'ready_for_pickup';
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
        {/* On a phone the button lies in the last lines of the one that opens, which leave it their right side. */}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] *:[grid-area:1/1] sm:flex sm:items-center sm:gap-3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => toggle(id)}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5 text-left leading-snug focus-visible:-outline-offset-3 sm:flex-1',
              isReady ? 'py-1.5' : 'py-2',
            )}
          >
            <span className="flex min-w-0 gap-2 max-sm:col-span-2">
              <strong className="tabular-nums">{orderNumber}</strong>
              <CustomerName name={order.customer.name} />
            </span>
            <span className="flex min-w-0 text-muted text-sm max-sm:col-span-2">
              <span className="shrink-0 whitespace-pre">{text.boxes(order.quantity)} · </span>
              <HandoverLine order={order} />
            </span>
            {remarks.length > 0 && (
              <span className="col-span-2 font-semibold text-seal text-xs leading-snug sm:row-start-3">
                {remarks.join(' · ')}
              </span>
            )}
            <span className="text-sm sm:col-start-2 sm:row-start-2 sm:text-right">
              <Amount order={order} />
            </span>
            <span
              className={classNames(
                'flex items-center gap-2 sm:col-start-2 sm:row-start-1 sm:justify-self-end',
                isReady && 'max-sm:col-span-2 max-sm:row-start-5',
              )}
            >
              <VerdictSign order={order} />
              <StatusChip order={order} />
            </span>
          </button>
          {isReady && (
            <div className="self-end justify-self-end pb-1.5 sm:self-center sm:pb-0">
              <HandedOverButton order={order} onChanged={onChanged} />
            </div>
          )}
        </div>
      </div>
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
