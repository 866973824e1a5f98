import type { FoundOrder } from '@mooncake/domain/lookup/lookup.contract';
import { Button } from '../../ui/button.tsx';
import { useCheckStatusTexts } from './check-status.texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { ReceiptPart } from './receipt/receipt-part.tsx';
import type { OrderProof } from './status-api.ts';

type OrderStatusProps = {
  order: FoundOrder;
  proof: OrderProof;
  onChanged: () => void;
  /** Back to the search, to give what it did without; a browser's own orders hide nothing. */
  onEnterBoth?: () => void;
};

/** What the customer's status means, what staff wrote about it, and the order itself. */
export function OrderStatus({ order, proof, onChanged, onEnterBoth }: OrderStatusProps) {
  const text = useCheckStatusTexts();
  const isFull = order.access === 'full';
  // A refused receipt that can be sent again matters more than how far the order had come.
  const needsReceipt = isFull && order.canReplaceReceipt && order.paymentStatus === 'rejected';

  return (
    <div className="grid gap-5">
      <p className="text-lg">
        {needsReceipt
          ? text.receiptRefused
          : text.status[order.customerStatus].description(order.orderStatus)}
      </p>
      {isFull && order.outsideStock && !needsReceipt && (
        <p className="rounded-xl border border-gold bg-amber-wash px-4 py-3">{text.outsideStock}</p>
      )}
      {isFull && order.customerNote && (
        <div className="rounded-xl border border-seal/35 bg-seal-wash px-4 py-3">
          <p className="font-semibold">{text.customerNote}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{order.customerNote}</p>
        </div>
      )}
      {isFull && order.canReplaceReceipt && <ReceiptPart order={order} proof={proof} onChanged={onChanged} />}
      {!isFull && (
        <div className="flex flex-wrap items-center gap-3 rounded-xl bg-flour px-4 py-3">
          <p className="flex-1 basis-64">{proof.key === undefined ? text.masked : text.linkFailed}</p>
          <Button look="outline" onClick={onEnterBoth}>
            {text.enterBoth}
          </Button>
        </div>
      )}
      <OrderFacts order={order} />
    </div>
  );
}
