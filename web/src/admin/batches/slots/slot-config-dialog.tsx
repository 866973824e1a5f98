import type { AdminBatch, SlotConfiguration } from '@mooncake/domain/batches/batch-admin.contract';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { DialogForm } from '../../../ui/dialog/dialog-body.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { SaveProblem } from '../../lib/save-conflict.tsx';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { useVersionedForm } from '../../lib/use-versioned-form.ts';
import { sendBatch } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { batchTopics } from '../use-change-batches.ts';
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
  const datedBatch = useDatedBatch();
  const formId = useId();
  const answer = useQuery(adminSlotsQuery);
  const served = methods.filter(({ id }) => batch.deliveryMethodIds.includes(id));
  const slots = (answer.data?.timeSlots ?? []).filter(({ isActive }) => isActive);
  const seen = () => ({ values: { choices: toChoices(batch.slots) }, version: batch.version });
  const form = useVersionedForm({
    topics: batchTopics,
    start: seen,
    read: ({ choices }) =>
      fromChoices(
        choices,
        slots.map(({ id }) => id),
      ),
    send: (asked, version) => {
      const configuration: SlotConfiguration = { slots: asked, version };
      return sendBatch('PUT', `/${batch.id}/slots`, configuration);
    },
    done: (saved) => ({
      title: slotText.saved,
      message: slotText.savedMessage(datedBatch(saved)),
    }),
    failed: text.failed.slots,
    onDone: onClose,
    newerVersion: (problem) => refusalFacts(problem, 'batch.changed_meanwhile')?.version ?? null,
    // The list behind the dialog was fetched again with the refusal.
    loadNewest: async () => seen(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };

  return (
    <FormDialog
      title={slotText.title}
      lead={slotText.lead(datedBatch(batch))}
      closeLabel={close}
      isTouched={form.isChanged}
      onClose={onClose}
      footer={(leave) => (
        <DialogButtons
          formId={formId}
          label={slotText.save}
          isBusy={form.saving.isPending}
          isOff={!answer.data}
          onClose={leave}
        />
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <SaveProblem form={form} words={text.conflict} failed={text.failed.slots} />
        {answer.isPending && <Loading label={loading} />}
        {answer.isError && (
          <LoadFailed message={text.failed.load} retryLabel={tryAgain} onRetry={() => answer.refetch()} />
        )}
        {answer.data && (
          <SlotEditor
            methods={served}
            slots={slots}
            choices={form.values.choices}
            onChange={(choices) => form.change({ choices })}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
