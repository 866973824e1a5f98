import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ReceiptPicker } from '../../receipts/receipt-picker.tsx';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import type { OrderProof } from '../status-api.ts';
import { useReceiptSending } from './use-receipt-sending.ts';

type ReceiptFormProps = { order: FullOrder; proof: OrderProof; onChanged: () => void };

export function ReceiptForm({ order, proof, onChanged }: ReceiptFormProps) {
  const text = useCheckStatusTexts().receipt;
  const { choice, share, send } = useReceiptSending({ order, proof, onChanged });
  const isSending = share !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-muted">{text.kinds}</p>
      <div>
        <ReceiptPicker choice={choice} isLocked={isSending} />
      </div>
      {choice.file && (
        <Button type="submit" aria-disabled={isSending} className="justify-self-start">
          {isSending ? text.sending(Math.round(share * 100)) : text.send}
        </Button>
      )}
      {isSending && (
        <progress aria-label={text.sending(0)} max={1} value={share} className="h-2 w-full accent-crust" />
      )}
    </form>
  );
}
