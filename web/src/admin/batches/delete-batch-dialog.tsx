import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { removeBatch } from './batch-queries.ts';
import { useBatchTexts } from './batches.texts.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useChangeBatches } from './use-change-batches.ts';

type DeleteBatchDialogProps = { batch: AdminBatch; onClose: () => void };

/** Asks before a batch is deleted; one with orders cannot be, and says so. */
export function DeleteBatchDialog({ batch, onClose }: DeleteBatchDialogProps) {
  const text = useBatchTexts();
  const common = useCommonTexts();
  const { id, batchName, orders } = batch;
  const remove = useChangeBatches({
    send: () => removeBatch(id),
    done: () => ({ title: text.removal.deleted, message: text.removal.deletedMessage(batchName) }),
    failed: text.failed.remove,
    onDone: onClose,
  });

  if (orders > 0) {
    return (
      <Dialog
        title={text.removal.title(batchName)}
        lead={text.removal.refused(orders)}
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
        <p className="px-4.5 pb-5 md:px-7">{text.removal.instead}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={text.removal.title(batchName)}
      message={text.removal.message}
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
