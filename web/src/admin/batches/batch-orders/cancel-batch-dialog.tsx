import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { isReasonGiven } from '@mooncake/domain/orders/status/status-log';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { cancelOrders, cancelPreviewQuery } from '../batch-queries.ts';
import { useChangeBatches } from '../use-change-batches.ts';
import { AffectedOrders } from './affected-orders.tsx';
import { useBatchOrdersTexts } from './batch-orders.texts.ts';
import { BatchOrdersDialog } from './batch-orders-dialog.tsx';
import { PreviewNumbers } from './preview-numbers.tsx';

type CancelBatchDialogProps = { batch: AdminBatch; onClose: () => void };

/** Every open order of a batch cancelled, with one reason for all customers. */
export function CancelBatchDialog({ batch, onClose }: CancelBatchDialogProps) {
  const text = useBatchOrdersTexts();
  const { loading, tryAgain } = useCommonTexts();
  const [reason, setReason] = useState('');
  const [disables, setDisables] = useState(true);
  const [wasTried, setWasTried] = useState(false);
  const preview = useQuery(cancelPreviewQuery(batch.id));
  const cancel = useChangeBatches({
    send: () => cancelOrders(batch.id, { reason, disablesBatch: disables }),
    done: () => null,
    failed: text.cancelFailed,
  });
  const orders = preview.data?.orders ?? batch.liveOrders;
  const submit = () => {
    setWasTried(true);
    if (isReasonGiven(reason) && orders > 0 && !cancel.isPending) cancel.mutate();
  };

  return (
    <BatchOrdersDialog
      title={text.cancelTitle}
      batch={batch}
      label={text.cancelButton(orders)}
      leaveLabel={text.keepOrders}
      look="danger"
      isOff={!preview.data || orders === 0}
      isTouched={reason.trim() !== ''}
      running={cancel.isPending ? text.cancelling(orders) : null}
      result={
        cancel.data && <AffectedOrders title={text.cancelled(cancel.data.length)} orders={cancel.data} />
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FailureNotice problem={cancel.error} title={text.cancelFailed} />
      {preview.isPending && <Loading label={loading} />}
      {preview.isError && (
        <LoadFailed message={text.previewFailed} retryLabel={tryAgain} onRetry={() => preview.refetch()} />
      )}
      {preview.data && <PreviewNumbers preview={preview.data} />}
      <TextField
        id="cancel-reason"
        label={text.reason}
        hint={text.reasonHint}
        value={reason}
        onType={setReason}
        maxLength={1000}
        lines={3}
        isRequired
        problem={wasTried && !isReasonGiven(reason) ? text.reasonRequired : undefined}
      />
      <p className="text-sm text-muted">{text.refunds}</p>
      <Checkbox label={text.disables} isChecked={disables} onChange={setDisables} />
    </BatchOrdersDialog>
  );
}
