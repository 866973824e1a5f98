import {
  type BulkPreviewRequest,
  bulkPreviewResponseSchema,
} from '@mooncake/domain/orders/order-change.contract';
import { bulkEffectOf } from '@mooncake/domain/orders/status/status-transition';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/api/request.ts';
import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField } from '../status/reason-field.tsx';
import { useReason } from '../status/use-reason.ts';
import { useBulkTexts } from './bulk.texts.ts';
import { BulkForecast } from './bulk-forecast.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { BulkResult } from './bulk-result.tsx';
import type { BulkOutcome } from './send-in-slices.ts';
import { type BulkStatus, useBulkChange } from './use-bulk-change.ts';
import type { ChosenOrder } from './use-selection.ts';

/** The chosen orders as they are by now; asked anew whenever an order changes. */
const previewQuery = (orderIds: readonly string[]) =>
  queryOptions({
    queryKey: ['orders', 'bulk-preview', orderIds],
    queryFn: ({ signal }) =>
      request('/api/admin/orders/bulk/preview', bulkPreviewResponseSchema, {
        method: 'POST',
        body: { orderIds: [...orderIds] } satisfies BulkPreviewRequest,
        signal,
      }),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });

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
  const preview = useQuery({ ...previewQuery(orders.map(({ id }) => id)), enabled: outcome === null });
  const known = preview.data?.orders;
  const changed = known?.filter((order) => bulkEffectOf(order.orderStatus, orderStatus) === 'changed').length;

  const start = async () => {
    if (reason.check()) onFinished(await run(reason.text));
  };
  const halt = () => {
    setIsStopping(true);
    stop();
  };

  return (
    <FormDialog
      title={text.title(status[orderStatus])}
      lead={changed === undefined ? undefined : text.lead(changed)}
      closeLabel={common.close}
      isTouched={!outcome && reason.text.trim() !== ''}
      mayLeave={() => {
        if (isRunning) halt();
        return !isRunning;
      }}
      onClose={onClose}
      closesOutside={!isRunning}
      footer={(leave) => (
        <DialogFooter>
          {isRunning && (
            <Button look="outline" disabled={isStopping} onClick={halt}>
              {isStopping ? text.stopping : text.stop}
            </Button>
          )}
          {isDone && <Button onClick={onClose}>{common.close}</Button>}
          {!outcome && (
            <>
              <Button look="outline" onClick={leave}>
                {common.cancel}
              </Button>
              <Button
                look={orderStatus === 'cancelled' ? 'danger' : 'primary'}
                disabled={!changed}
                onClick={() => void start()}
              >
                {text.start(changed ?? orders.length)}
              </Button>
            </>
          )}
        </DialogFooter>
      )}
    >
      <DialogBody>
        {outcome && <BulkProgress done={outcome.done} total={orders.length} />}
        {outcome && isDone && <BulkResult outcome={outcome} />}
        {!outcome && (
          <>
            {preview.isPending && <Loading label={text.lookingUp} />}
            {!known && preview.isError && (
              <LoadFailed
                message={text.lookUpFailed}
                retryLabel={common.tryAgain}
                onRetry={() => preview.refetch()}
              />
            )}
            {known && <BulkForecast orders={known} orderStatus={orderStatus} />}
            <ReasonField reason={reason} wished={{ orderStatus }} />
          </>
        )}
      </DialogBody>
    </FormDialog>
  );
}
