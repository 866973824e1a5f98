import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { Button } from '../../../ui/button.tsx';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import type { OpenDialog } from '../use-order-dialog.ts';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';

type OrderButtonProps = { order: AdminOrder; onOpen: OpenDialog };

/** A receipt that waits for a decision. */
export const isToReview = ({ hasReceipt, dashboardStatus }: AdminOrder) =>
  hasReceipt && dashboardStatus === 'pending';

/** The way to the receipt; one that waits for a decision stands out. */
export function ReceiptButton({ order, onOpen }: OrderButtonProps) {
  const text = useAdminOrdersTexts();
  const label = isToReview(order) ? text.reviewOne : text.receipt;
  if (!order.hasReceipt) return null;
  return (
    <Button
      look="outline"
      size="small"
      className={isToReview(order) ? 'border-gold! bg-amber-wash! font-semibold' : undefined}
      aria-label={text.of(label, order.orderNumber)}
      onClick={() => onOpen('review', order.id)}
    >
      {label}
    </Button>
  );
}

/** Ways into one order, and to its customer; the receipt's own where the line does not have it. */
export function OrderButtons({
  order,
  onOpen,
  hasReceiptInLine,
}: OrderButtonProps & { hasReceiptInLine: boolean }) {
  const text = useAdminOrdersTexts();
  return (
    <>
      <Button
        look="outline"
        size="small"
        aria-label={text.of(text.details, order.orderNumber)}
        onClick={() => onOpen('order', order.id)}
      >
        {text.details}
      </Button>
      {!hasReceiptInLine && <ReceiptButton order={order} onOpen={onOpen} />}
      <WhatsAppButton order={order} isCompact />
    </>
  );
}
