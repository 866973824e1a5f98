import { useEffect } from 'react';
import { useCopy } from '../../lib/browser/use-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { dismissToastsAbout, toast } from '../../ui/toast/toast-store.ts';
import { Both } from './both-languages.tsx';
import { orderSummaryTexts, useOrderSummaryTexts } from './order-summary.texts.ts';

/** The order number, large; a click copies it, since it is what the bank transfer must carry. */
export function CopyReference({ orderNumber }: { orderNumber: string }) {
  const text = useOrderSummaryTexts();
  const { isCopied, copy } = useCopy(orderNumber, () =>
    toast({
      title: text.copyFailed,
      message: text.copyFailedMessage,
      variant: 'destructive',
      duration: 3000,
      about: 'copy',
    }),
  );
  useEffect(() => {
    if (isCopied) dismissToastsAbout('copy');
  }, [isCopied]);

  return (
    <div>
      <p className="text-muted">
        <Both say={(words) => words.reference} />
      </p>
      <button
        type="button"
        onClick={copy}
        className="reference mt-2 inline-flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-1 rounded-xl border-2 border-gold border-dashed bg-amber-wash px-5 py-2 transition-colors duration-150 hover:border-solid"
      >
        <strong className="font-bold text-2xl tabular-nums leading-none tracking-wide">{orderNumber}</strong>
        <span className="inline-flex items-center gap-1.5 text-crust-deep print:hidden">
          <Icon name={isCopied ? 'check' : 'copy'} />
          <Both say={isCopied ? (words) => words.copied : (words) => words.copy} />
        </span>
      </button>
      <span role="status" className="sr-only">
        {isCopied && `${orderSummaryTexts.en.copied} ${orderSummaryTexts.zh.copied}`}
      </span>
    </div>
  );
}
