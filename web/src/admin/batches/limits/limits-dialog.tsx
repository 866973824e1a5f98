import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { LimitList } from './limit-list.tsx';

type LimitsDialogProps = { batch: AdminBatch; onClose: () => void };

/** What a batch makes, right where the batch was made. */
export function LimitsDialog({ batch, onClose }: LimitsDialogProps) {
  const text = useBatchTexts().newLimits;
  const { close } = useCommonTexts();
  return (
    <Dialog
      title={text.title}
      lead={text.lead(useDatedBatch()(batch))}
      closeLabel={close}
      onClose={onClose}
      closesOutside={false}
      size="wide"
      footer={
        <DialogFooter isRow>
          <Button onClick={onClose}>{close}</Button>
        </DialogFooter>
      }
    >
      <DialogBody>
        <LimitList batchId={batch.id} />
      </DialogBody>
    </Dialog>
  );
}
