import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { DashboardStatus, OrderStatus } from '@mooncake/domain/orders/status/status';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';

const tones = {
  // Chosen rows have the same ground.
  pending: 'bg-amber-wash text-crust-deep ring-1 ring-gold/70 ring-inset',
  verified: 'bg-jade text-on-jade',
  rejected: 'bg-seal-wash text-seal',
} as const satisfies Record<DashboardStatus, string>;

/** These say more than the word the dashboard boils an order down to. */
const telling: readonly OrderStatus[] = ['ready_for_pickup', 'completed', 'cancelled', 'rejected'];

/** Where an order stands, in one word. */
export function StatusChip({ order }: { order: AdminOrder }) {
  const text = useAdminOrdersTexts();
  const { status } = useOrderTexts();
  const { orderStatus, dashboardStatus, outsideStock } = order;
  const isOutside = outsideStock && !isOver(orderStatus);
  const words = telling.includes(orderStatus) ? status[orderStatus] : text.statuses[dashboardStatus];
  return (
    <Badge
      look="pill"
      className={`whitespace-nowrap ${isOutside ? tones.rejected : tones[isOver(orderStatus) ? 'rejected' : dashboardStatus]}`}
      title={isOutside ? text.outsideStockHint : undefined}
    >
      {isOutside ? text.outsideStock : words}
    </Badge>
  );
}

/** What an order comes to; in red, and in a word, while nobody has seen the money. */
export function Amount({ order: { totalSen, paymentStatus, orderStatus } }: { order: AdminOrder }) {
  const text = useAdminOrdersTexts();
  const sum = formatRinggit(totalSen);
  const isUnpaid = paymentStatus !== 'verified' && !isOver(orderStatus);
  if (!isUnpaid) return <span className="font-semibold tabular-nums">{sum}</span>;
  return (
    <span className="whitespace-nowrap font-semibold text-seal tabular-nums">
      {sum} <span className="font-normal text-xs">{text.unpaid}</span>
    </span>
  );
}

/** When the boxes are handed over, in one line: day, time and batch, as far as there is room. */
export function HandoverLine({ order }: { order: AdminOrder }) {
  const text = useAdminOrdersTexts();
  const { language } = useLanguage();
  const slotName = useSlotName();
  const { batch, deliveryMethod } = order;
  const day = batch && formatDate(batch.batchDate, language, 'short');
  const when = [day, slotName(order)].filter(Boolean).join(' · ');
  const name = batch?.batchName ?? (when === '' ? deliveryMethod?.name : undefined);
  const line = [when, name].filter(Boolean).join(' · ');
  if (line === '') return text.noDelivery;
  return (
    <span className="block min-w-0 truncate" title={line}>
      {line}
    </span>
  );
}

/** What somebody has to wait for or do about an order, apart from its status; usually nothing. */
export function useRemarks() {
  const text = useAdminOrdersTexts();
  return (
    { orderStatus, paymentStatus, refund, totalSen }: AdminOrder,
    daysWithoutReceipt: number | null,
  ): string[] => {
    const sum = formatRinggit(totalSen);
    const isGivenUnpaid = orderStatus === 'completed' && paymentStatus !== 'verified';
    return [
      ...(daysWithoutReceipt === null ? [] : [text.waitingForReceipt(daysWithoutReceipt)]),
      ...(isGivenUnpaid ? [text.handedOverUnpaid(sum)] : []),
      ...(refund === null ? [] : [text.refunds[refund](sum)]),
    ];
  };
}
