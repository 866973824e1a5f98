import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useBulkTexts } from './bulk.texts.ts';
import type { BulkStatus } from './use-bulk-change.ts';
import type { ChosenOrder } from './use-selection.ts';

type BulkForecastProps = { orders: readonly ChosenOrder[]; orderStatus: BulkStatus };

/** What is about to happen, before it does: which orders, how many are not paid, which stay as they are. */
export function BulkForecast({ orders, orderStatus }: BulkForecastProps) {
  const text = useBulkTexts();
  const { status } = useOrderTexts();
  const over = orders.filter((order) => isOver(order.orderStatus));
  const changed = orders.filter((order) => !isOver(order.orderStatus));
  const unpaid = changed.filter((order) => order.paymentStatus !== 'verified').length;
  const handedOver =
    orderStatus === 'completed' ? 0 : changed.filter((order) => order.orderStatus === 'completed').length;

  return (
    <>
      {orderStatus === 'cancelled' && <Notice title={text.frees} />}
      {orderStatus !== 'cancelled' && unpaid > 0 && (
        <Notice look="problem" title={text.unpaid(unpaid, changed.length)}>
          {text.unpaidHint}
        </Notice>
      )}
      {handedOver > 0 && <Notice look="problem" title={text.handedOver(handedOver)} />}
      {over.length > 0 && <Notice title={text.staysOver(over.length)} />}
      <ul
        aria-label={text.touched}
        className="grid max-h-56 gap-1 overflow-y-auto rounded-card border border-line px-4 py-3"
      >
        {changed.map((order) => (
          <li key={order.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              <strong className="tabular-nums">{order.orderNumber}</strong> {order.customer.name}
            </span>
            <span className="text-muted">{status[order.orderStatus]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
