import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { BatchOrdersProgress } from './batch-orders-progress.tsx';

type BatchOrdersDialogProps = {
  title: string;
  batch: AdminBatch;
  label: string;
  leaveLabel?: string;
  look: 'primary' | 'danger';
  isOff: boolean;
  /** Whether closing would lose something somebody typed. */
  isTouched?: boolean;
  /** In words, while it runs. */
  running: string | null;
  /** Once it is done: what to show instead of the form. */
  result: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** First what would happen, then that it happens, then whom to tell. */
export function BatchOrdersDialog(props: BatchOrdersDialogProps) {
  const { title, batch, label, leaveLabel, look, isOff, running, result, onSubmit, onClose, children } =
    props;
  const isTouched = (props.isTouched ?? false) && !result;
  const { close } = useCommonTexts();
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <FormDialog
      title={title}
      lead={useDatedBatch()(batch, 'long')}
      closeLabel={close}
      isTouched={isTouched}
      // The list of whom to tell comes with the answer: nobody leaves before it.
      mayLeave={() => running === null}
      onClose={onClose}
      footer={(leave) =>
        result ? (
          <DialogFooter isRow>
            <Button onClick={onClose}>{close}</Button>
          </DialogFooter>
        ) : (
          <DialogButtons
            formId={formId}
            label={label}
            leaveLabel={leaveLabel}
            look={look}
            isBusy={running !== null}
            isOff={isOff}
            onClose={leave}
          />
        )
      }
    >
      <DialogBody>
        {result ?? (
          <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
            {running === null ? children : <BatchOrdersProgress label={running} />}
          </form>
        )}
      </DialogBody>
    </FormDialog>
  );
}
