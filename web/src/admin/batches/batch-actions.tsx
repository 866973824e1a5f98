import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import type { OpenBatchDialog } from './batch-dialogs.tsx';
import { sendBatch } from './batch-queries.ts';
import { useBatchTexts } from './batches.texts.ts';
import { useChangeBatches } from './use-change-batches.ts';

type BatchActionsProps = { batch: AdminBatch; onOpen: OpenBatchDialog };

/** What can be done with a batch: the daily things in sight, the rest behind "More". */
export function BatchActions({ batch, onOpen }: BatchActionsProps) {
  const text = useBatchTexts();
  const [hasMore, setHasMore] = useState(false);
  const datedBatch = useDatedBatch();
  const { id } = batch;
  const name = datedBatch(batch);
  const copy = useChangeBatches({
    send: () => sendBatch('POST', `/${id}/duplicate`),
    done: (made) => ({ title: text.duplicated, message: text.duplicatedMessage(datedBatch(made)) }),
    failed: text.failed.duplicate,
  });
  const button = (label: string, onClick: () => void, isBusy = false) => (
    <Button
      look="outline"
      size="small"
      aria-label={text.of(label, name)}
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  );

  return (
    <div className="flex flex-wrap gap-2">
      {button(text.edit, () => onOpen('edit', id))}
      {button(text.limits, () => onOpen('limits', id))}
      {button(text.slots, () => onOpen('slots', id))}
      {hasMore && (
        <>
          {button(text.duplicate, () => copy.mutate(), copy.isPending)}
          {button(text.move, () => onOpen('move', id))}
          {button(text.cancel, () => onOpen('cancel', id))}
          {button(text.remove, () => onOpen('delete', id))}
        </>
      )}
      <Button
        look="quiet"
        size="small"
        aria-expanded={hasMore}
        aria-label={text.of(hasMore ? text.less : text.more, name)}
        onClick={() => setHasMore(!hasMore)}
      >
        {hasMore ? text.less : text.more}
      </Button>
    </div>
  );
}
