import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { batchOffer } from '@mooncake/domain/batches/batch-open';
import { canMove } from '@mooncake/domain/batches/batch-orders';
import { malaysianToday } from '@mooncake/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { moveOrders, movePreviewQuery } from '../batch-queries.ts';
import { useChangeBatches } from '../use-change-batches.ts';
import { AffectedOrders } from './affected-orders.tsx';
import { useBatchOrdersTexts } from './batch-orders.texts.ts';
import { BatchOrdersDialog } from './batch-orders-dialog.tsx';
import { MoveObstacleList } from './move-obstacle-list.tsx';
import { PreviewNumbers } from './preview-numbers.tsx';

type MoveBatchDialogProps = { batch: AdminBatch; batches: readonly AdminBatch[]; onClose: () => void };

/** Every open order of a batch to another day, all of them or none. */
export function MoveBatchDialog({ batch, batches, onClose }: MoveBatchDialogProps) {
  const text = useBatchOrdersTexts();
  const { loading, tryAgain } = useCommonTexts();
  const [toBatchId, setToBatchId] = useState('');
  const [disables, setDisables] = useState(true);
  const preview = useQuery(movePreviewQuery(batch.id, toBatchId));
  const move = useChangeBatches({
    send: () => moveOrders(batch.id, { toBatchId, disablesBatch: disables }),
    done: () => null,
    failed: text.moveFailed,
  });
  const counted = toBatchId === '' ? undefined : preview.data;
  const isReady = counted !== undefined && counted.orders > 0 && canMove(counted.obstacles);

  return (
    <BatchOrdersDialog
      title={text.moveTitle}
      batch={batch}
      label={text.moveButton(counted?.orders ?? batch.liveOrders)}
      look="primary"
      isOff={!isReady}
      running={move.isPending ? text.moving(counted?.orders ?? 0) : null}
      result={move.data && <AffectedOrders title={text.moved(move.data.length)} orders={move.data} />}
      onSubmit={() => isReady && move.mutate()}
      onClose={onClose}
    >
      <FailureNotice problem={move.error} title={text.moveFailed} />
      <TargetField batch={batch} batches={batches} value={toBatchId} onChoose={setToBatchId} />
      {toBatchId !== '' && preview.isPending && <Loading label={loading} />}
      {preview.isError && (
        <LoadFailed message={text.previewFailed} retryLabel={tryAgain} onRetry={() => preview.refetch()} />
      )}
      {counted && (
        <>
          <PreviewNumbers preview={counted} />
          {counted.orders > 0 && <MoveObstacleList obstacles={counted.obstacles} />}
        </>
      )}
      <Checkbox label={text.disables} isChecked={disables} onChange={setDisables} />
    </BatchOrdersDialog>
  );
}

type TargetFieldProps = {
  batch: AdminBatch;
  batches: readonly AdminBatch[];
  value: string;
  onChoose: (batchId: string) => void;
};

function TargetField({ batch, batches, value, onChoose }: TargetFieldProps) {
  const text = useBatchOrdersTexts();
  const datedBatch = useDatedBatch();
  const now = new Date();
  const today = malaysianToday(now);
  const others = batches.filter(({ id, batchDate }) => id !== batch.id && batchDate >= today);
  return (
    <SelectField
      id="move-target"
      label={text.target}
      value={value}
      isRequired
      isOff={others.length === 0}
      onChoose={onChoose}
      options={[
        { value: '', label: text.chooseTarget },
        ...others.map((other) => ({
          value: other.id,
          label: text.option[batchOffer(other, now)](datedBatch(other, 'long')),
        })),
      ]}
      hint={others.length === 0 ? text.noTarget : undefined}
    />
  );
}
