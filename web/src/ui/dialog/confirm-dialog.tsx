import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DialogFooter } from './dialog-footer.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, in words. */
  message: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel?: string;
  look?: 'danger' | 'primary';
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A reason to give, something to type. */
  children?: ReactNode;
};

/** Asks once more before something that cannot simply be taken back. */
export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  closeLabel = cancelLabel,
  look = 'danger',
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      lead={message}
      closeLabel={closeLabel}
      onClose={onClose}
      closesOutside={false}
      footer={
        <DialogFooter>
          <Button look="outline" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button look={look} disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogFooter>
      }
    >
      {children && <DialogBody>{children}</DialogBody>}
    </Dialog>
  );
}
