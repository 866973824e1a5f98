import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { acceptedReceiptTypes } from '@mooncake/domain/receipts/receipt';
import { type FormEvent, useId } from 'react';
import { PaperIcon } from '../../../shared/orders/paper-icon.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCheckStatusTexts } from '../check-status.texts.ts';
import { useReceiptSending } from './use-receipt-sending.ts';

type ReceiptFormProps = { order: FullOrder; phone: string; onSent: () => void };

export function ReceiptForm({ order, phone, onSent }: ReceiptFormProps) {
  const text = useCheckStatusTexts().receipt;
  const id = useId();
  const { file, problem, share, choose, send } = useReceiptSending({ order, phone, onSent });
  const isSending = share !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          id={id}
          type="file"
          accept={acceptedReceiptTypes.join(',')}
          disabled={isSending}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-about`}
          onChange={(event) => {
            choose(event.target.files?.[0] ?? null);
            // So that the same file, mended, can be chosen again.
            event.target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            { look: 'outline' },
            classNames(
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-gold peer-focus-visible:outline-offset-2',
              isSending && 'pointer-events-none opacity-55',
            ),
          )}
        >
          <PaperIcon name="receipt" />
          {text.choose}
        </label>
        <span id={`${id}-about`} className="min-w-0 [overflow-wrap:anywhere]">
          {problem ? (
            <span role="alert" className="text-seal">
              <strong>{problem.title}</strong>: {problem.message}
            </span>
          ) : (
            (file?.name ?? <span className="text-muted">{text.kinds}</span>)
          )}
        </span>
      </div>
      {file && (
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? text.sending(Math.round(share * 100)) : text.send}
        </Button>
      )}
      {isSending && (
        <progress aria-label={text.sending(0)} max={1} value={share} className="h-2 w-full accent-crust" />
      )}
    </form>
  );
}
