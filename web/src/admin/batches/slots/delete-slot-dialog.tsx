import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { useChangeBatches } from '../use-change-batches.ts';
import { usePickupSlotTexts } from './pickup-slots.texts.ts';
import { removeSlot } from './slot-queries.ts';

type DeleteSlotDialogProps = { slot: AdminSlot; onClose: () => void };

/** Asks before a slot is deleted; one with orders is switched off instead. */
export function DeleteSlotDialog({ slot, onClose }: DeleteSlotDialogProps) {
  const text = usePickupSlotTexts();
  const common = useCommonTexts();
  const name = useSlotName()(slot.timeSlot);
  const remove = useChangeBatches({
    send: () => removeSlot(slot.id),
    done: () => ({ title: text.slots.deleted, message: text.slots.changeMessage(name) }),
    failed: text.failed.remove,
    onDone: onClose,
  });

  if (slot.orders > 0) {
    return (
      <Dialog
        title={text.slots.removeTitle(name)}
        lead={text.slots.removeRefused(slot.orders)}
        closeLabel={common.close}
        onClose={onClose}
        footer={
          <div className="flex justify-end">
            <Button look="outline" onClick={onClose}>
              {common.close}
            </Button>
          </div>
        }
      >
        {null}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={text.slots.removeTitle(name)}
      message={text.slots.removeMessage}
      confirmLabel={remove.isPending ? common.deleting : common.delete}
      cancelLabel={common.cancel}
      closeLabel={common.close}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {remove.error && <FailureNotice problem={remove.error} title={text.failed.remove} />}
    </ConfirmDialog>
  );
}
