import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { isBegun, requestOf } from './draft-order.ts';
import { EnteredOrder } from './entered-order.tsx';
import { EntryFooter } from './entry-footer.tsx';
import { EntryForm } from './entry-form.tsx';
import { fieldIds, goToField } from './field-ids.ts';
import { useNewOrderTexts } from './new-order.texts.ts';
import { useDraftOrder } from './use-draft-order.ts';
import { useEntry } from './use-entry.ts';

/** An order taken at the door or by phone, through the same stock check as every other. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const text = useNewOrderTexts();
  const { close } = useCommonTexts();
  const entry = useDraftOrder();
  const { draft, handover, problems } = entry;
  const sending = useEntry(entry.changeBy);
  const [wasTried, setWasTried] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const submit = () => {
    setWasTried(true);
    const [first] = problems;
    if (first) return goToField(fieldIds[first.field]);
    const { method, batch, slot } = handover;
    if (!method || !batch || !slot || sending.isPending) return;
    sending.mutate(
      requestOf(draft, { deliveryMethodId: method.id, batchId: batch.batchId, timeSlotId: slot.id }),
    );
  };
  const startOver = () => {
    sending.reset();
    setWasTried(false);
    entry.startOver();
  };
  const leave = () => (isBegun(draft) && !sending.data ? setIsLeaving(true) : onClose());

  return (
    <Dialog
      title={text.title}
      lead={sending.data ? text.enteredMessage(sending.data.orderNumber) : text.lead}
      closeLabel={close}
      onClose={leave}
      closesOutside={false}
      size={sending.data ? 'normal' : 'wide'}
      footer={
        sending.data ? (
          <DialogFooter isRow>
            <Button look="outline" onClick={startOver}>
              {text.another}
            </Button>
            <Button onClick={onClose}>{close}</Button>
          </DialogFooter>
        ) : (
          <EntryFooter draft={draft} isBusy={sending.isPending} onSubmit={submit} onCancel={leave} />
        )
      }
    >
      {sending.data ? (
        <EnteredOrder order={sending.data} />
      ) : (
        <EntryForm
          entry={entry}
          wasTried={wasTried}
          refused={sending.error}
          onChange={(change) => {
            // What was refused is told until something about it changes.
            sending.reset();
            entry.change(change);
          }}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={text.discard}
          message={text.discardMessage}
          confirmLabel={text.discardConfirm}
          cancelLabel={text.discardCancel}
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
  );
}
