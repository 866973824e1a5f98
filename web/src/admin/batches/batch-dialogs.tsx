import type { AdminBatchesResponse } from '@mooncake/domain/batches/batch-admin.contract';
import { CancelBatchDialog } from './batch-orders/cancel-batch-dialog.tsx';
import { MoveBatchDialog } from './batch-orders/move-batch-dialog.tsx';
import { DeleteBatchDialog } from './delete-batch-dialog.tsx';
import { BatchForm } from './form/batch-form.tsx';
import { LimitsDialog } from './limits/limits-dialog.tsx';
import { SlotConfigDialog } from './slots/slot-config-dialog.tsx';
import { TemplatesDialog } from './templates/templates-dialog.tsx';

type BatchDialogKind = 'edit' | 'limits' | 'slots' | 'move' | 'cancel' | 'delete';

export type OpenedDialog =
  | { kind: 'templates' }
  | { kind: 'create'; templateId: string }
  | { kind: BatchDialogKind; batchId: string };

export type OpenBatchDialog = (kind: BatchDialogKind, batchId: string) => void;

type BatchDialogsProps = {
  opened: OpenedDialog;
  answer: AdminBatchesResponse;
  onOpen: (dialog: OpenedDialog) => void;
  onClose: () => void;
};

/** The one dialog that is open, with its batch as it is now. */
export function BatchDialogs({ opened, answer, onOpen, onClose }: BatchDialogsProps) {
  const { batches, deliveryMethods: methods } = answer;
  if (opened.kind === 'templates') {
    return (
      <TemplatesDialog
        methods={methods}
        onUse={(templateId) => onOpen({ kind: 'create', templateId })}
        onClose={onClose}
      />
    );
  }
  if (opened.kind === 'create') {
    return (
      <BatchForm
        key="create"
        batch={null}
        methods={methods}
        templateId={opened.templateId}
        onSaved={({ id }) => onOpen({ kind: 'limits', batchId: id })}
        onClose={onClose}
      />
    );
  }
  const batch = batches.find(({ id }) => id === opened.batchId);
  if (!batch) return null;
  const shared = { batch, onClose };
  switch (opened.kind) {
    case 'edit':
      return <BatchForm {...shared} methods={methods} templateId="" onSaved={onClose} />;
    case 'limits':
      return <LimitsDialog {...shared} />;
    case 'slots':
      return <SlotConfigDialog {...shared} methods={methods} />;
    case 'move':
      return <MoveBatchDialog {...shared} batches={batches} />;
    case 'cancel':
      return <CancelBatchDialog {...shared} />;
    case 'delete':
      return <DeleteBatchDialog {...shared} />;
  }
}
