import { readQuantity } from '@mooncake/domain/batches/read-quantity';
import { type DeliveryMethod, isOwnSlot, ownSlotField } from '@mooncake/domain/delivery/delivery-method';
import type { AdminSlot } from '@mooncake/domain/delivery/slot-admin.contract';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { DialogForm } from '../../../ui/dialog/dialog-body.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';
import { useChangeBatches } from '../use-change-batches.ts';
import { usePickupSlotTexts } from './pickup-slots.texts.ts';
import { isCapacity } from './slot-choices.ts';
import { addSlot, changeSlot } from './slot-queries.ts';

type SlotFormProps = {
  /** Null adds a new one; a slot that is there keeps its method and its words. */
  slot: AdminSlot | null;
  methods: readonly DeliveryMethod[];
  /** The method a new one is for, where that is known already. */
  methodId?: string;
  onClose: () => void;
};

export function SlotForm({ slot, methods, methodId = '', onClose }: SlotFormProps) {
  const text = usePickupSlotTexts();
  const { close, optional } = useCommonTexts();
  const { language } = useLanguage();
  const slotName = useSlotName();
  const formId = useId();
  const [untouched] = useState(() => ({
    deliveryMethodId: slot?.deliveryMethodId ?? methodId,
    timeSlot: slot?.timeSlot ?? '',
    timeSlotZh: slot?.timeSlotZh ?? '',
    note: slot?.note ?? '',
    noteZh: slot?.noteZh ?? '',
    capacity: slot?.capacity == null ? '' : String(slot.capacity),
    isPickup: slot?.isPickup ?? methods.find(({ id }) => id === methodId)?.isPickup ?? true,
    isOwn: slot !== null && isOwnSlot(slot),
  }));
  const [typed, setTyped] = useState(untouched);
  const isTouched = JSON.stringify(typed) !== JSON.stringify(untouched);
  const [wasTried, setWasTried] = useState(false);
  const type = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const failed = slot ? text.failed.update : text.failed.add;
  const save = useChangeBatches({
    send: () => {
      const { deliveryMethodId, timeSlot, timeSlotZh, note, noteZh, isPickup, isOwn } = typed;
      const change = {
        note,
        noteZh,
        isPickup,
        ...ownSlotField(isOwn),
        capacity: readQuantity(typed.capacity),
      };
      return slot
        ? changeSlot(slot.id, change)
        : addSlot({ ...change, deliveryMethodId, timeSlot, timeSlotZh });
    },
    done: (saved) => ({
      title: slot ? text.slots.updated : text.slots.added,
      message: text.slots.savedMessage(slotName(saved)),
    }),
    failed,
    onDone: onClose,
  });

  const lacksMethod = typed.deliveryMethodId === '';
  const lacksTime = typed.timeSlot.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (!lacksMethod && !lacksTime && isCapacity(typed.capacity) && !save.isPending) save.mutate();
  };
  const chooseMethod = (id: string) => {
    const method = methods.find((one) => one.id === id);
    type({ deliveryMethodId: id, ...(method && { isPickup: method.isPickup }) });
  };

  return (
    <FormDialog
      title={slot ? text.slots.editTitle : text.slots.addTitle}
      lead={slot ? slotName(slot) : undefined}
      closeLabel={close}
      isTouched={isTouched}
      onClose={onClose}
      footer={(leave) => (
        <DialogButtons
          formId={formId}
          label={slot ? undefined : text.slots.add}
          isBusy={save.isPending}
          onClose={leave}
        />
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <FailureNotice problem={save.error} title={failed} />
        {!slot && (
          <>
            <SelectField
              id="slot-method"
              label={text.slots.method}
              value={typed.deliveryMethodId}
              onChoose={chooseMethod}
              isRequired
              options={[
                { value: '', label: text.slots.chooseMethod },
                ...methods.map(({ id, name, nameZh }) => ({
                  value: id,
                  label: inLanguage(language, name, nameZh),
                })),
              ]}
              problem={wasTried && lacksMethod ? text.slots.required : undefined}
            />
            <TextField
              id="slot-time"
              label={text.slots.time}
              hint={text.slots.timeHint}
              value={typed.timeSlot}
              onType={(timeSlot) => type({ timeSlot })}
              maxLength={80}
              isRequired
              problem={wasTried && lacksTime ? text.slots.required : undefined}
            />
            <TextField
              id="slot-time-zh"
              label={text.slots.timeZh}
              hint={text.slots.timeZhHint}
              aside={optional}
              value={typed.timeSlotZh}
              onType={(timeSlotZh) => type({ timeSlotZh })}
              maxLength={80}
            />
          </>
        )}
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            id="slot-note"
            label={text.slots.note}
            aside={optional}
            value={typed.note}
            onType={(note) => type({ note })}
            maxLength={200}
          />
          <TextField
            id="slot-note-zh"
            label={text.slots.noteZh}
            aside={optional}
            value={typed.noteZh}
            onType={(noteZh) => type({ noteZh })}
            maxLength={200}
          />
        </div>
        <TextField
          id="slot-capacity"
          label={text.slots.capacity}
          hint={text.slots.capacityHint}
          inputMode="numeric"
          autoComplete="off"
          value={typed.capacity}
          onType={(capacity) => type({ capacity })}
          problem={wasTried && !isCapacity(typed.capacity) ? text.slots.invalidCapacity : undefined}
        />
        <Checkbox
          label={text.slots.isPickup}
          isChecked={typed.isPickup}
          onChange={(isPickup) => type({ isPickup })}
        />
        <Checkbox
          label={text.slots.isOwnSlot}
          isChecked={typed.isOwn}
          onChange={(isOwn) => type({ isOwn })}
        />
      </DialogForm>
    </FormDialog>
  );
}
