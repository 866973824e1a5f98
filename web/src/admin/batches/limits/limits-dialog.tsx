import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
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
      lead={text.lead(batch.batchName)}
      closeLabel={close}
      onClose={onClose}
      closesOutside={false}
      size="wide"
      footer={
        <div className="flex justify-end">
          <Button onClick={onClose}>{close}</Button>
        </div>
      }
    >
      <div className="px-4.5 pb-5 md:px-7">
        <LimitList batchId={batch.id} />
      </div>
    </Dialog>
  );
}
