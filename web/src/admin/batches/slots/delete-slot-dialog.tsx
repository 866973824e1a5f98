import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { DeleteDialog } from '../../lib/delete-dialog.tsx';
import { batchTopics } from '../use-change-batches.ts';
import { usePickupSlotTexts } from './pickup-slots.texts.ts';
import { removeSlot } from './slot-queries.ts';

type DeleteSlotDialogProps = {
  slot: AdminSlot;
  /** The name of the way it belongs to. */
  method: string;
  onClose: () => void;
};

/** Asks before a slot is deleted; one with orders is switched off instead. */
export function DeleteSlotDialog({ slot, method, onClose }: DeleteSlotDialogProps) {
  const { slots: text, failed } = usePickupSlotTexts();
  const name = useSlotName()(slot);
  return (
    <DeleteDialog
      title={text.removeTitle(name)}
      message={text.removeMessage}
      remove={() => removeSlot(slot.id)}
      done={{ title: text.deleted, message: text.deletedMessage(name, method) }}
      failed={failed.remove}
      topics={batchTopics}
      obstacle={slot.orders > 0 ? { reason: text.removeRefused(slot.orders) } : null}
      onClose={onClose}
    />
  );
}
