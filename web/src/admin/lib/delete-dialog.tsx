import type { Topic } from '@mooncake/domain/topic';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from './common.texts.ts';
import { FailureNotice } from './failure-notice.tsx';
import { useAdminChange } from './use-admin-change.ts';

type DeleteDialogProps = {
  title: string;
  message: string;
  /** Where it is called something else than deleting. */
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  done: { title: string; message: string };
  failed: string;
  topics: readonly Topic[];
  /** Why it cannot be deleted, known beforehand: then nothing is asked. */
  obstacle?: { reason: string; advice?: ReactNode } | null;
  onClose: () => void;
};

/** Asks before something is deleted; a refusal stays in sight, with its reason. */
export function DeleteDialog({
  title,
  message,
  confirmLabel,
  remove,
  done,
  failed,
  topics,
  obstacle = null,
  onClose,
}: DeleteDialogProps) {
  const common = useCommonTexts();
  const removal = useAdminChange({ topics, send: remove, done: () => done, failed, onDone: onClose });

  if (obstacle) {
    return (
      <Dialog
        title={title}
        lead={obstacle.reason}
        closeLabel={common.close}
        onClose={onClose}
        footer={
          <DialogFooter isRow>
            <Button look="outline" onClick={onClose}>
              {common.close}
            </Button>
          </DialogFooter>
        }
      >
        {obstacle.advice ? (
          <DialogBody>
            <p>{obstacle.advice}</p>
          </DialogBody>
        ) : null}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      message={message}
      confirmLabel={confirmLabel ?? (removal.isPending ? common.deleting : common.delete)}
      cancelLabel={common.cancel}
      closeLabel={common.close}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    >
      {removal.error && <FailureNotice problem={removal.error} title={failed} />}
    </ConfirmDialog>
  );
}
