import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
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
  return (
    <details className="rounded-xl border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 text-crust underline-offset-4 hover:underline">
        {text.replace}
      </summary>
      <p className="mb-3 text-muted">{text.replaceMessage}</p>
      <div className="pb-4">{form}</div>
    </details>
  );
}
