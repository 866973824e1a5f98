import { formatRinggit } from '@mooncake/domain/money';
import type { PreviewedOrder } from '@mooncake/domain/orders/order-change.contract';
import { refundOf } from '@mooncake/domain/orders/refund';
import { bulkEffectOf } from '@mooncake/domain/orders/status/status-transition';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useBulkTexts } from './bulk.texts.ts';
import type { BulkStatus } from './use-bulk-change.ts';

type BulkForecastProps = { orders: readonly PreviewedOrder[]; orderStatus: BulkStatus };

/** What is about to happen, before it does: which orders, what of them is paid, which stay as they are. */
export function BulkForecast({ orders, orderStatus }: BulkForecastProps) {
  const text = useBulkTexts();
  const { status } = useOrderTexts();
  const having = (effect: ReturnType<typeof bulkEffectOf>) =>
    orders.filter((order) => bulkEffectOf(order.orderStatus, orderStatus) === effect);
  const [changed, unchanged, skipped] = [having('changed'), having('unchanged'), having('skipped')];
  const handedOver =
    orderStatus === 'completed' ? 0 : changed.filter((order) => order.orderStatus === 'completed').length;

  return (
    <>
      {orderStatus === 'cancelled' ? <MoneyOfCancelled orders={changed} /> : <Unpaid orders={changed} />}
      {handedOver > 0 && <Notice look="problem" title={text.handedOver(handedOver)} />}
      {unchanged.length > 0 && <Notice title={text.staysSame(unchanged.length, status[orderStatus])} />}
      {skipped.length > 0 && <Notice title={text.staysOver(skipped.length)} />}
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

function Unpaid({ orders }: { orders: readonly PreviewedOrder[] }) {
  const text = useBulkTexts();
  const unpaid = orders.filter((order) => order.paymentStatus !== 'verified').length;
  if (unpaid === 0) return null;
  return (
    <Notice look="problem" title={text.unpaid(unpaid, orders.length)}>
      {text.unpaidHint(unpaid)}
    </Notice>
  );
}

/** Whose money has to go back once these are cancelled, and whose may have to. */
function MoneyOfCancelled({ orders }: { orders: readonly PreviewedOrder[] }) {
  const text = useBulkTexts();
  const having = (refund: ReturnType<typeof refundOf>) =>
    orders.filter((order) => refundOf({ ...order, orderStatus: 'cancelled', isReturned: false }) === refund);
  const [due, unjudged, unpaid] = [having('due'), having('to_check'), having(null)];

  return (
    <>
      <Notice title={text.frees} />
      {due.length > 0 && <Notice look="problem" title={text.paid(due.length, orders.length, sumOf(due))} />}
      {unjudged.length > 0 && (
        <Notice look="problem" title={text.unjudged(unjudged.length, orders.length, sumOf(unjudged))} />
      )}
      {unpaid.length > 0 && <Notice title={text.unpaid(unpaid.length, orders.length)} />}
    </>
  );
}

const sumOf = (orders: readonly PreviewedOrder[]) =>
  formatRinggit(orders.reduce((sum, { totalSen }) => sum + totalSen, 0));
