import type { AdminBatch, SlotConfiguration } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogForm } from '../../../ui/dialog/dialog-body.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { sendBatch } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { BatchFailure } from '../failure-notice.tsx';
import { useChangeBatches } from '../use-change-batches.ts';
import { fromChoices, toChoices } from './slot-choices.ts';
import { useSlotConfigTexts } from './slot-config.texts.ts';
import { SlotEditor } from './slot-editor.tsx';
import { adminSlotsQuery } from './slot-queries.ts';

type SlotConfigDialogProps = {
  batch: AdminBatch;
  methods: readonly DeliveryMethod[];
  onClose: () => void;
};

/** The time slots of one batch. */
export function SlotConfigDialog({ batch, methods, onClose }: SlotConfigDialogProps) {
  const text = useBatchTexts();
  const slotText = useSlotConfigTexts();
  const { close, loading, tryAgain } = useCommonTexts();
  const formId = useId();
  const answer = useQuery(adminSlotsQuery);
  const [choices, setChoices] = useState(() => toChoices(batch.slots));
  const [version, setVersion] = useState(batch.version);
  const served = methods.filter(({ id }) => batch.deliveryMethodIds.includes(id));
  const slots = (answer.data?.timeSlots ?? []).filter(({ isActive }) => isActive);
  const save = useChangeBatches({
    send: (asked: SlotConfiguration) => sendBatch('PUT', `/${batch.id}/slots`, asked),
    done: ({ batchName }) => ({
      title: slotText.saved,
      message: slotText.savedMessage(batchName),
    }),
    failed: text.failed.slots,
    onDone: onClose,
  });
  const saveOver = (seen: number) => {
    const asked = fromChoices(
      choices,
      slots.map(({ id }) => id),
    );
    if (asked && !save.isPending) save.mutate({ slots: asked, version: seen });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveOver(version);
  };

  return (
    <Dialog
      title={slotText.title}
      lead={slotText.lead(batch.batchName)}
      closeLabel={close}
      onClose={onClose}
      closesOutside={false}
      footer={
        <DialogButtons
          formId={formId}
          label={slotText.save}
          isBusy={save.isPending}
          isOff={!answer.data}
          onClose={onClose}
        />
      }
    >
      <DialogForm id={formId} onSubmit={submit}>
        <BatchFailure
          problem={save.error}
          title={text.failed.slots}
          batch={batch}
          onLoad={(theirs) => {
            setChoices(toChoices(theirs.slots));
            setVersion(theirs.version);
            save.reset();
          }}
          onSaveMine={saveOver}
          isBusy={save.isPending}
        />
        {answer.isPending && <Loading label={loading} />}
        {answer.isError && (
          <LoadFailed
            message={text.failed.load}
            retryLabel={tryAgain}
            onRetry={() => void answer.refetch()}
          />
        )}
        {answer.data && <SlotEditor methods={served} slots={slots} choices={choices} onChange={setChoices} />}
      </DialogForm>
    </Dialog>
  );
}
