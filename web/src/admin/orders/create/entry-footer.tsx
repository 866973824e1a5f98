import { totalSen } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import { Button } from '../../../ui/button.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import type { DraftOrder } from './draft-order.ts';
import { useNewOrderTexts } from './new-order.texts.ts';

type EntryFooterProps = { draft: DraftOrder; isBusy: boolean; onSubmit: () => void; onCancel: () => void };

/** The total, always in sight, and the one button that counts. */
export function EntryFooter({ draft, isBusy, onSubmit, onCancel }: EntryFooterProps) {
  const text = useNewOrderTexts();
  const { cancel } = useCommonTexts();
  return (
    <div className="flex items-center gap-x-3 sm:gap-x-4">
      <p className="flex-1 whitespace-nowrap leading-tight">
        <span className="text-sm text-muted">{text.total}</span>{' '}
        <output className="block font-display text-xl tabular-nums sm:text-2xl">
          {formatRinggit(totalSen(draft.cart))}
        </output>
      </p>
      <Button look="outline" className="max-sm:hidden" onClick={onCancel}>
        {cancel}
      </Button>
      <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={onSubmit}>
        {isBusy ? text.busy : text.submit}
      </Button>
    </div>
  );
}
