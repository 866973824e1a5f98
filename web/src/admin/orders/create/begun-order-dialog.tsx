import { totalItems, totalSen } from '@mooncake/domain/cart/cart';
import { formatRinggit } from '@mooncake/domain/money';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import type { KeptDraft } from './kept-draft.ts';
import { useNewOrderTexts } from './new-order.texts.ts';

type BegunOrderDialogProps = {
  kept: KeptDraft;
  onContinue: () => void;
  onStartAnew: () => void;
  onClose: () => void;
};

/** An order was begun and neither entered nor thrown away: on with it, or a new one? */
export function BegunOrderDialog({ kept, onContinue, onStartAnew, onClose }: BegunOrderDialogProps) {
  const text = useNewOrderTexts();
  const { close } = useCommonTexts();
  const { language } = useLanguage();
  const { cart, form, keptAt } = kept;
  const items = totalItems(cart);

  return (
    <Dialog
      title={text.title}
      lead={text.begun.title}
      closeLabel={close}
      onClose={onClose}
      isStep
      footer={
        <DialogFooter>
          <Button look="outline" onClick={onStartAnew}>
            {text.begun.anew}
          </Button>
          <Button onClick={onContinue}>{text.begun.continue}</Button>
        </DialogFooter>
      }
    >
      <DialogBody>
        <div className="rounded-xl border border-line bg-paper px-4 py-3.5 leading-snug">
          <p className="font-semibold [overflow-wrap:anywhere]">{form.name.trim() || text.begun.nameless}</p>
          <p className="tabular-nums">
            {items > 0 ? text.begun.contents(items, formatRinggit(totalSen(cart))) : text.noLines}
          </p>
          <p className="mt-1 text-sm text-muted">{text.begun.typedAt(formatMoment(keptAt, language))}</p>
        </div>
        <p className="text-muted">{text.begun.hint}</p>
      </DialogBody>
    </Dialog>
  );
}
