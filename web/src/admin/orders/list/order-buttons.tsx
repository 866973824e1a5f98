import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { Button } from '../../../ui/button.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';

type OrderButtonsProps = { order: AdminOrder; onOpen: OpenDialog };

/** Ways into one order; a receipt that waits for a decision stands out. */
export function OrderButtons({ order, onOpen }: OrderButtonsProps) {
  const text = useAdminOrdersTexts();
  const { id, orderNumber, hasReceipt, dashboardStatus } = order;
  const isWaiting = dashboardStatus === 'pending';
  const receiptLabel = isWaiting ? text.reviewOne : text.receipt;

  return (
    <>
      <Button
        look="outline"
        size="small"
        aria-label={text.of(text.details, orderNumber)}
        onClick={() => onOpen('order', id)}
      >
        {text.details}
      </Button>
      {hasReceipt && (
        <Button
          look="outline"
          size="small"
          className={isWaiting ? 'border-gold! bg-amber-wash! font-semibold' : undefined}
          aria-label={text.of(receiptLabel, orderNumber)}
          onClick={() => onOpen('review', id)}
        >
          {receiptLabel}
        </Button>
      )}
      <WhatsAppButton order={order} isCompact />
    </>
  );
}
