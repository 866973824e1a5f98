import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useCommonTexts } from './common.texts.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

type DiscardWords = { title: string; message: string; confirm: string; keep: string };

type FormDialogProps = Omit<ComponentProps<typeof Dialog>, 'footer' | 'isStep'> & {
  /** Whether closing would lose something somebody typed. */
  isTouched: boolean;
  /** Drawn with what its cancel button does. */
  footer: (leave: () => void) => ReactNode;
  /** False for as long as the dialog has to stay, or Escape means something smaller. */
  mayLeave?: () => boolean;
  discard?: DiscardWords;
  /** What was typed is kept and offered again, and the dialog is a step of the history: back and a reload lose nothing. */
  isKept?: boolean;
  /** Beside closing, when what was typed is thrown away. */
  onDiscard?: () => void;
};

/** A dialog with a form: untouched it closes at once, half filled in it asks first, however it is left. */
export function FormDialog({
  isTouched,
  footer,
  mayLeave = () => true,
  discard,
  isKept = false,
  onDiscard,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const common = useCommonTexts();
  const words = discard ?? common.discard;
  const [isAsking, setIsAsking] = useState(false);
  useLeaveWarning(isTouched && !isKept);
  const leave = () => {
    if (!mayLeave()) return;
    if (isTouched) setIsAsking(true);
    else onClose();
  };

  return (
    <Dialog {...dialog} isStep={isKept} onClose={leave} footer={footer(leave)}>
      {children}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          message={words.message}
          confirmLabel={words.confirm}
          cancelLabel={words.keep}
          onConfirm={() => {
            onDiscard?.();
            onClose();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  );
}
