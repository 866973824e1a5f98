import { Button } from '../../ui/button.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';

type DialogButtonsProps = {
  /** The form the main button sends. */
  formId: string;
  label?: string | undefined;
  /** Where "Cancel" would mean two things. */
  leaveLabel?: string | undefined;
  look?: 'primary' | 'danger';
  isBusy: boolean;
  isOff?: boolean;
  onClose: () => void;
};

/** Leaves a dialog, or sends the form in it. */
export function DialogButtons({
  formId,
  label,
  leaveLabel,
  look = 'primary',
  isBusy,
  isOff = false,
  onClose,
}: DialogButtonsProps) {
  const { save, saving, cancel } = useCommonTexts();
  return (
    <DialogFooter>
      <Button look="outline" onClick={onClose}>
        {leaveLabel ?? cancel}
      </Button>
      <Button type="submit" form={formId} look={look} disabled={isBusy || isOff} aria-busy={isBusy}>
        {isBusy ? saving : (label ?? save)}
      </Button>
    </DialogFooter>
  );
}
