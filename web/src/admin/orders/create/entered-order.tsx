import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { StatusBadge } from '../../../shared/orders/status-badge.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { HandoverNow } from '../move/handover-now.tsx';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

/** The order as the shop now has it, and the message that tells its customer. */
export function EnteredOrder({ order }: { order: AdminOrder }) {
  const text = useNewOrderTexts();
  return (
    <DialogBody>
      <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
        <Icon name="check" className="size-12 text-jade" />
        <p className="text-muted">{text.entered}</p>
        <p className="font-display text-3xl">{order.orderNumber}</p>
        <p className="flex items-center gap-3 text-lg tabular-nums">
          {formatRinggit(order.totalSen)} <StatusBadge status={order.orderStatus} />
        </p>
        <p className="max-w-full [overflow-wrap:anywhere]">{order.customer.name}</p>
      </div>
      <HandoverNow order={order} />
      <div className="justify-self-center">
        <WhatsAppButton order={order} />
      </div>
    </DialogBody>
  );
}
