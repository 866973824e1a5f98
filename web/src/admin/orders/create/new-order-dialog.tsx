import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useStaff } from '../../connection/session/use-staff.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { BegunOrderDialog } from './begun-order-dialog.tsx';
import { type DraftOrder, isBegun, requestOf } from './draft-order.ts';
import { EnteredOrder } from './entered-order.tsx';
import { EntryFooter } from './entry-footer.tsx';
import { EntryForm } from './entry-form.tsx';
import { fieldIds, goToField } from './field-ids.ts';
import { forgetDraft, keepDraft, keptDraftOf, releaseDraft } from './kept-draft.ts';
import { useNewOrderTexts } from './new-order.texts.ts';
import { useDraftOrder } from './use-draft-order.ts';
import { useEntry } from './use-entry.ts';

/** An order taken at the door or by phone; one that was begun before is offered first. */
export function NewOrderDialog({ onClose }: { onClose: () => void }) {
  const { id: memberId } = useStaff();
  const [kept] = useState(() => keptDraftOf(memberId));
  const [begun, setBegun] = useState<DraftOrder | 'anew' | null>(kept ? null : 'anew');

  if (kept && begun === null) {
    const startAnew = () => {
      forgetDraft(kept.orderId);
      setBegun('anew');
    };
    return (
      <BegunOrderDialog
        kept={kept}
        onContinue={() => setBegun(kept)}
        onStartAnew={startAnew}
        onClose={onClose}
      />
    );
  }
  return <OrderEntry memberId={memberId} begun={begun === 'anew' ? null : begun} onClose={onClose} />;
}

type OrderEntryProps = { memberId: string; begun: DraftOrder | null; onClose: () => void };

/** The form, through the same stock check as every other order; what is typed outlives the page. */
function OrderEntry({ memberId, begun, onClose }: OrderEntryProps) {
  const text = useNewOrderTexts();
  const { close } = useCommonTexts();
  const entry = useDraftOrder(begun);
  const { draft, handover, problems } = entry;
  const sending = useEntry(entry.changeBy);
  const [wasTried, setWasTried] = useState(false);
  const isEntered = sending.data !== undefined;
  const { orderId } = draft;
  useEffect(
    () => (isEntered ? forgetDraft(draft.orderId) : keepDraft(memberId, draft)),
    [memberId, draft, isEntered],
  );
  useEffect(() => {
    const release = () => releaseDraft(orderId);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [orderId]);

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

  return (
    <FormDialog
      title={text.title}
      lead={sending.data ? text.enteredMessage(sending.data.orderNumber) : text.lead}
      closeLabel={close}
      isTouched={isBegun(draft) && !isEntered}
      discard={text.discard}
      isKept
      onDiscard={() => forgetDraft(orderId)}
      onClose={onClose}
      size={sending.data ? 'normal' : 'wide'}
      footer={(leave) =>
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
    </FormDialog>
  );
}
