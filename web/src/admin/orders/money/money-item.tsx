import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { prettyPhone } from '@mooncake/domain/phone';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenDialog } from '../use-order-dialog.ts';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { useMoneyTexts } from './money.texts.ts';
import { useMoneyReturn } from './use-money-return.ts';

/** One customer's money: how much, whose, and what can be done about it. */
export function MoneyItem({ order, onOpen }: { order: AdminOrder; onOpen: OpenDialog }) {
  const text = useMoneyTexts();
  const { status } = useOrderTexts();
  const note = useMoneyReturn(order);
  const { id, orderNumber, customer, refund, totalSen, orderStatus } = order;
  const isReturned = refund === 'returned';

  return (
    <li className="grid gap-2 px-4 py-3 md:grid-cols-[1fr_auto] md:items-center md:gap-4">
      <div className="min-w-0 leading-snug">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-display text-lg tabular-nums">{formatRinggit(totalSen)}</strong>
          <span className="font-semibold [overflow-wrap:anywhere]">{customer.name}</span>
          <a
            href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`}
            aria-label={text.call(customer.phone)}
            className="inline-flex min-h-11 items-center text-crust tabular-nums underline-offset-4 hover:underline lg:min-h-7"
          >
            {prettyPhone(customer.phone)}
          </a>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {orderNumber} · {status[orderStatus]}
        </p>
        {refund === 'to_check' && <p className="font-semibold text-seal text-sm">{text.toCheck}</p>}
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        <WhatsAppButton order={order} isCompact />
        <Button
          look="outline"
          size="small"
          aria-label={text.of(text.details, orderNumber)}
          onClick={() => onOpen('order', id)}
        >
          {text.details}
        </Button>
        {refund === 'to_check' && (
          <Button
            look="outline"
            size="small"
            className="border-gold! bg-amber-wash! font-semibold"
            aria-label={text.of(text.checkReceipt, orderNumber)}
            onClick={() => onOpen('review', id)}
          >
            {text.checkReceipt}
          </Button>
        )}
        <Button
          look={isReturned ? 'outline' : 'primary'}
          size="small"
          aria-busy={note.isPending}
          disabled={note.isPending}
          aria-label={text.of(isReturned ? text.undo : text.markReturned, orderNumber)}
          onClick={() => note.mutate(order)}
        >
          {isReturned ? text.undo : text.markReturned}
        </Button>
      </div>
    </li>
  );
}
