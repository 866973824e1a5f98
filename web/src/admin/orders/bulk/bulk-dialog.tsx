import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { useState } from 'react';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { ReasonField } from '../status/reason-field.tsx';
import { useReason } from '../status/use-reason.ts';
import { useBulkTexts } from './bulk.texts.ts';
import { BulkForecast } from './bulk-forecast.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResult } from './bulk-result.tsx';
import type { BulkOutcome } from './send-in-slices.ts';
import { type BulkStatus, useBulkChange } from './use-bulk-change.ts';
import type { ChosenOrder } from './use-selection.ts';

type BulkDialogProps = {
  orders: readonly ChosenOrder[];
  orderStatus: BulkStatus;
  onFinished: (outcome: BulkOutcome) => void;
  onClose: () => void;
};

/** One reason for many orders, then how far it is, then what could not be done and why. */
export function BulkDialog({ orders, orderStatus, onFinished, onClose }: BulkDialogProps) {
  const text = useBulkTexts();
  const common = useCommonTexts();
  const { status } = useOrderTexts();
  const reason = useReason();
  const { outcome, isRunning, isDone, run, stop } = useBulkChange(orders, orderStatus);
  const [isStopping, setIsStopping] = useState(false);
  const changed = orders.filter((order) => !isOver(order.orderStatus)).length;

  const start = async () => {
    if (reason.check()) onFinished(await run(reason.text));
  };
  const halt = () => {
    setIsStopping(true);
    stop();
  };

  return (
    <Dialog
      title={text.title(status[orderStatus])}
      lead={text.lead(changed)}
      closeLabel={common.close}
      onClose={isRunning ? halt : onClose}
      closesOutside={false}
      footer={
        <DialogFooter>
          {isRunning && (
            <Button look="outline" disabled={isStopping} onClick={halt}>
              {isStopping ? text.stopping : text.stop}
            </Button>
          )}
          {isDone && <Button onClick={onClose}>{common.close}</Button>}
          {!outcome && (
            <>
              <Button look="outline" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button
                look={orderStatus === 'cancelled' ? 'danger' : 'primary'}
                disabled={changed === 0}
                onClick={() => void start()}
              >
                {text.start(changed)}
              </Button>
            </>
          )}
        </DialogFooter>
      }
    >
      <DialogBody>
        {outcome && <BulkProgress done={outcome.done} total={orders.length} />}
        {outcome && isDone && <BulkResult outcome={outcome} />}
        {!outcome && (
          <>
            <BulkForecast orders={orders} orderStatus={orderStatus} />
            <ReasonField reason={reason} wished={{ orderStatus }} />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}
