import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { isReceiptLink } from '../../../shared/orders/order-link.ts';
import { useLocation } from '../../../ui/router/router.tsx';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import type { OrderProof } from '../status-api.ts';
import { ReceiptForm } from './receipt-form.tsx';

type ReceiptPartProps = { order: FullOrder; proof: OrderProof; onChanged: () => void };

/** Asked for plainly where the order waits for a receipt; else offered quietly to whoever sent a wrong one. */
export function ReceiptPart({ order, proof, onChanged }: ReceiptPartProps) {
  const text = useCheckStatusTexts().receipt;
  const form = <ReceiptForm order={order} proof={proof} onChanged={onChanged} />;
  const wasRefused = order.paymentStatus === 'rejected' || order.orderStatus === 'rejected';

  if (wasRefused || order.receipt === null) {
    return (
      <div className="rounded-xl border border-gold bg-amber-wash px-4 py-4">
        <h3 className="text-lg">{wasRefused ? text.rejected : text.first}</h3>
        <p className="mt-1 mb-3">{wasRefused ? text.rejectedMessage : text.firstMessage}</p>
        {form}
      </div>
    );
  }
  return <AnotherReceipt order={order} form={form} />;
}

function AnotherReceipt({ order: { orderNumber }, form }: { order: FullOrder; form: ReactNode }) {
  const text = useCheckStatusTexts().receipt;
  const summary = useRef<HTMLElement>(null);
  // The summary of an order leads right here.
  const isAskedFor = isReceiptLink(useLocation().hash, orderNumber);
  useEffect(() => {
    if (isAskedFor) summary.current?.focus();
  }, [isAskedFor]);

  return (
    <details open={isAskedFor} className="rounded-xl border border-line px-4">
      <summary
        ref={summary}
        className="flex min-h-11 cursor-pointer items-center py-2 text-crust underline-offset-4 hover:underline"
      >
        {text.replace}
      </summary>
      <p className="mb-3 text-muted">{text.replaceMessage}</p>
      <div className="pb-4">{form}</div>
    </details>
  );
}
