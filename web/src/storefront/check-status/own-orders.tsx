import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { formatRinggit } from '@mooncake/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/language-context.ts';
import { isReceiptLink } from '../../shared/orders/order-link.ts';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';
import { OrderStatus } from './order-status.tsx';
import { ownBrowser, ownOrdersQuery, receiptPath } from './status-api.ts';

/** The orders placed with this browser, in full; nothing where there are none. */
export function OwnOrders() {
  const text = useCheckStatusTexts();
  const { tryAgain } = useMessages().shell;
  const orders = useQuery(ownOrdersQuery);
  const { hash } = useLocation();

  if (orders.isError && !orders.data) {
    return (
      <LoadFailed message={text.ownOrdersFailed} retryLabel={tryAgain} onRetry={() => orders.refetch()} />
    );
  }
  if (!orders.data?.length) return null;
  const isAskedFor = ({ orderNumber }: FullOrder) => isReceiptLink(hash, orderNumber);
  const opened = orders.data.find(isAskedFor) ?? orders.data[0];
  return (
    <section aria-labelledby="own-orders-heading">
      <h2 id="own-orders-heading" className="text-xl">
        {text.ownOrders}
      </h2>
      <p className="mt-1 text-muted">{text.ownOrdersHint}</p>
      <div className="mt-4 grid gap-3">
        {orders.data.map((order) => (
          <OwnOrder
            key={order.orderNumber}
            order={order}
            isOpenAtFirst={order === opened}
            onChanged={() => void orders.refetch()}
          />
        ))}
      </div>
    </section>
  );
}

type OwnOrderProps = { order: FullOrder; isOpenAtFirst: boolean; onChanged: () => void };

function OwnOrder({ order, isOpenAtFirst, onChanged }: OwnOrderProps) {
  const text = useCheckStatusTexts();
  return (
    <details open={isOpenAtFirst} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-card px-5 py-3 md:px-7 [&::-webkit-details-marker]:hidden">
        <Icon name="right" className="size-5 transition-transform duration-150 group-open:rotate-90" />
        <strong className="text-lg tabular-nums tracking-wide">{order.orderNumber}</strong>
        <StatusBadge status={order.orderStatus} />
        <span className="ml-auto tabular-nums">{formatRinggit(order.totalSen)}</span>
      </summary>
      <div className="grid gap-1 px-5 pb-6 md:px-7">
        <h3 className="text-xl">{text.status[order.customerStatus].title}</h3>
        <OrderStatus order={order} proof={ownBrowser} onChanged={onChanged} />
        {order.receipt && (
          <a
            href={receiptPath(order.orderNumber)}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-crust underline underline-offset-4 hover:text-crust-deep"
          >
            <PaperIcon name="receipt" />
            {text.receipt.view}
          </a>
        )}
        <ButtonLink
          to={`/order-summary/${order.orderNumber}`}
          look="outline"
          className="mt-5 sm:justify-self-start"
        >
          {text.openSummary}
        </ButtonLink>
      </div>
    </details>
  );
}
