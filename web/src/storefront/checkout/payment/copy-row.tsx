import { useEffect, useEffectEvent } from 'react';
import { useCopy } from '../../../lib/browser/use-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { usePaymentTexts } from './payment.texts.ts';

const copiedFor = 2000;
const failedFor = 3000;
const about = 'copy';

type CopyRowProps = {
  label: string;
  value: string;
  /** What goes to the clipboard, where it differs: an amount without its currency. */
  copies?: string;
  hint?: string;
  isLarge?: boolean;
};

/** A value to type elsewhere, with the button that spares the typing. */
export function CopyRow({ label, value, copies = value, hint, isLarge = false }: CopyRowProps) {
  const text = usePaymentTexts();
  const { isCopied, copy } = useCopy(copies, () =>
    toast({
      title: text.copyFailed,
      message: text.copyFailedMessage,
      variant: 'destructive',
      duration: failedFor,
      about,
    }),
  );
  const tell = useEffectEvent(() =>
    toast({ title: text.copied, message: text.copiedMessage(label), duration: copiedFor, about }),
  );
  useEffect(() => {
    if (isCopied) tell();
  }, [isCopied]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-line border-b py-2.5 last:border-b-0 md:py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="row-span-3">
        <Button
          look="outline"
          aria-label={text.copyOf(label)}
          onClick={copy}
          className="whitespace-nowrap px-4"
        >
          <Icon name={isCopied ? 'check' : 'copy'} className="size-4.5" />
          {isCopied ? text.copied : text.copy}
        </Button>
      </dd>
      <dd
        className={classNames(
          'col-start-1 select-all font-semibold tabular-nums [overflow-wrap:anywhere]',
          isLarge && 'whitespace-nowrap text-xl leading-tight md:text-2xl',
        )}
      >
        {value}
      </dd>
      {hint && <dd className="col-start-1 text-sm text-muted leading-snug">{hint}</dd>}
    </div>
  );
}
