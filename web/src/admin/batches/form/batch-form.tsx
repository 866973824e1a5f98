import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { earliestDate, latestDate } from '@mooncake/domain/calendar';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { DialogForm } from '../../../ui/dialog/dialog-body.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { SaveProblem } from '../../lib/save-conflict.tsx';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { adminBatchesQuery } from '../batch-queries.ts';
import { useBatchTexts } from '../batches.texts.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { MethodChecks } from '../method-checks.tsx';
import { TemplateField } from '../templates/template-field.tsx';
import { useBatchForm } from './use-batch-form.ts';

type BatchFormProps = {
  /** Null makes a new one. */
  batch: AdminBatch | null;
  methods: readonly DeliveryMethod[];
  /** The template a new batch starts from; blank for none. */
  templateId: string;
  onSaved: (batch: AdminBatch) => void;
  onClose: () => void;
};

export function BatchForm({ batch, methods, templateId, onSaved, onClose }: BatchFormProps) {
  const text = useBatchTexts();
  const { close, dayOutOfRange } = useCommonTexts();
  const datedBatch = useDatedBatch();
  const formId = useId();
  const { data } = useQuery(adminBatchesQuery);
  const createLead = data?.batches.length === 0 ? text.form.firstLead : text.form.createLead;
  const form = useBatchForm({ batch, onSaved });
  const { values: typed, change: type, has, saving } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };

  return (
    <FormDialog
      title={batch ? text.form.editTitle : text.form.createTitle}
      lead={batch ? datedBatch(batch) : createLead}
      closeLabel={close}
      isTouched={form.isTouched}
      onClose={onClose}
      footer={(leave) => (
        <DialogButtons
          formId={formId}
          label={batch ? undefined : text.form.create}
          isBusy={saving.isPending}
          onClose={leave}
        />
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <SaveProblem form={form} words={text.conflict} failed={text.failed.save} />
        {!batch && <TemplateField chosen={form.template} initialId={templateId} onChoose={form.apply} />}
        <TextField
          id="batch-name"
          label={text.form.name}
          value={typed.batchName}
          onType={(batchName) => type({ batchName })}
          maxLength={120}
          isRequired
          problem={has('name_required') ? text.form.required : undefined}
        />
        <TextField
          id="batch-name-zh"
          label={text.form.nameZh}
          hint={text.form.nameZhHint}
          value={typed.batchNameZh}
          onType={(batchNameZh) => type({ batchNameZh })}
          maxLength={120}
        />
        <div className="grid gap-4.5 sm:grid-cols-[2fr_3fr]">
          <TextField
            id="batch-date"
            type="date"
            min={earliestDate}
            max={latestDate}
            label={text.form.date}
            value={typed.batchDate}
            onType={(batchDate) => type({ batchDate })}
            isRequired
            problem={
              has('date_out_of_range') ? dayOutOfRange : has('date_required') ? text.form.required : undefined
            }
          />
          <TextField
            id="batch-cut-off"
            type="datetime-local"
            min={`${earliestDate}T00:00`}
            max={`${latestDate}T23:59`}
            label={text.form.cutOff}
            hint={text.form.cutOffHint}
            value={typed.cutOff}
            onType={(cutOff) => type({ cutOff })}
            problem={
              has('cut_off_out_of_range')
                ? dayOutOfRange
                : has('cut_off_late')
                  ? text.form.cutOffLate
                  : undefined
            }
          />
        </div>
        {batch && batch.liveOrders > 0 && typed.batchDate !== batch.batchDate && (
          <Notice title={text.form.ordersMove(batch.liveOrders)} />
        )}
        <MethodChecks
          hint={text.form.methodsHint}
          methods={methods}
          chosenIds={typed.deliveryMethodIds}
          onChange={(deliveryMethodIds) => type({ deliveryMethodIds })}
        />
        {!batch && (
          <Switch
            label={form.isShown ? text.form.shown : text.form.hidden}
            isOn={form.isShown}
            onChange={form.setIsShown}
          />
        )}
      </DialogForm>
    </FormDialog>
  );
}
