import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { DeleteDialog } from '../lib/delete-dialog.tsx';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { removeBatch } from './batch-queries.ts';
import { useBatchTexts } from './batches.texts.ts';
import { batchTopics } from './use-change-batches.ts';

type DeleteBatchDialogProps = { batch: AdminBatch; onClose: () => void };

/** Asks before a batch is deleted; one with orders cannot be, and says so. */
export function DeleteBatchDialog({ batch, onClose }: DeleteBatchDialogProps) {
  const { id, orders } = batch;
  const name = useDatedBatch()(batch);
  const { removal: text, failed } = useBatchTexts();
  return (
    <DeleteDialog
      title={text.title(name)}
      message={text.message}
      remove={() => removeBatch(id)}
      done={{ title: text.deleted, message: text.deletedMessage(name) }}
      failed={failed.remove}
      topics={batchTopics}
      obstacle={orders > 0 ? { reason: text.refused(orders), advice: text.instead } : null}
      onClose={onClose}
    />
  );
}
