import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { DialogForm } from '../../../ui/dialog/dialog-body.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { SaveProblem } from '../../lib/save-conflict.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';
import { useMethodTexts } from './methods.texts.ts';
import { PlaceFields } from './place-fields.tsx';
import { isSamePlace, type MethodEditor, useMethodForm } from './use-method-form.ts';

type MethodDialogProps = {
  /** Null adds a new one. */
  method: AdminMethod | null;
  all: readonly AdminMethod[];
  onClose: () => void;
};

export function MethodDialog({ method, all, onClose }: MethodDialogProps) {
  const text = useMethodTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const formId = useId();
  const lastPlace = Math.max(0, ...all.map(({ sortOrder }) => sortOrder)) + 1;
  const editor = useMethodForm({ method, lastPlace, onSaved: onClose });
  const sharing = all.filter(
    ({ id, place }) => method?.place && id !== method.id && isSamePlace(place, method.place),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };

  return (
    <FormDialog
      title={method ? text.edit : text.add}
      closeLabel={common.close}
      isTouched={editor.isChanged}
      onClose={onClose}
      footer={(leave) => (
        <DialogButtons formId={formId} label={undefined} isBusy={editor.saving.isPending} onClose={leave} />
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <SaveProblem form={editor} words={text.conflict} failed={text.failed.save} />
        <Words editor={editor} />
        <Kind editor={editor} />
        {editor.values.hasPlace && (
          <Part title={text.sections.place}>
            <PlaceFields editor={editor} />
            {sharing.length > 0 && editor.isPlaceChanged && (
              <Checkbox
                label={text.movesShared(
                  sharing.map(({ name, nameZh }) => inLanguage(language, name, nameZh)).join(', '),
                )}
                isChecked={editor.values.movesSharedPlace}
                onChange={(movesSharedPlace) => editor.change({ movesSharedPlace })}
              />
            )}
          </Part>
        )}
        <div className="grid grid-cols-1 items-start gap-5 border-line border-t pt-5 sm:grid-cols-2">
          <TextField
            id="method-order"
            label={text.sortOrder}
            hint={text.sortOrderHint}
            inputMode="numeric"
            value={editor.values.sortOrder}
            onType={(sortOrder) => editor.change({ sortOrder })}
          />
          <Switch
            label={text.isActive}
            isOn={editor.values.isActive}
            onChange={(isActive) => editor.change({ isActive })}
          />
        </div>
      </DialogForm>
    </FormDialog>
  );
}

/** One part of the form, under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5 border-line border-t pt-5">
      <h3 id={headingId} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Words({ editor: { values, change, problemAt } }: { editor: MethodEditor }) {
  const text = useMethodTexts();
  const { optional } = useCommonTexts();
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        id="method-name"
        label={text.name}
        value={values.name}
        onType={(name) => change({ name })}
        problem={problemAt('name')}
        isRequired
        maxLength={80}
      />
      <TextField
        id="method-name-zh"
        label={text.nameZh}
        value={values.nameZh}
        onType={(nameZh) => change({ nameZh })}
        problem={problemAt('nameZh')}
        isRequired
        maxLength={80}
      />
      <TextField
        id="method-description"
        label={text.description}
        value={values.description}
        onType={(description) => change({ description })}
        aside={optional}
        lines={2}
        maxLength={300}
      />
      <TextField
        id="method-description-zh"
        label={text.descriptionZh}
        value={values.descriptionZh}
        onType={(descriptionZh) => change({ descriptionZh })}
        aside={optional}
        lines={2}
        maxLength={300}
      />
      <TextField
        id="method-fee"
        label={text.feeNote}
        value={values.feeNote}
        onType={(feeNote) => change({ feeNote })}
        aside={optional}
        hint={text.feeHint}
        lines={2}
        maxLength={300}
      />
      <TextField
        id="method-fee-zh"
        label={text.feeNoteZh}
        value={values.feeNoteZh}
        onType={(feeNoteZh) => change({ feeNoteZh })}
        aside={optional}
        lines={2}
        maxLength={300}
      />
    </div>
  );
}

function Kind({ editor: { values, change, problemAt } }: { editor: MethodEditor }) {
  const text = useMethodTexts();
  const nowhere = problemAt('place');
  const choosePickup = (isPickup: boolean) =>
    // Who collects needs a place; who waits at home, as a rule, an address.
    change(isPickup ? { isPickup, hasPlace: true, needsAddress: false } : { isPickup, needsAddress: true });
  return (
    <Part title={text.sections.kind}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          id="method-hands"
          label={text.hands}
          value={values.isPickup ? 'pickup' : 'delivery'}
          onChoose={(kind) => choosePickup(kind === 'pickup')}
          options={[
            { value: 'pickup', label: text.handsOptions.pickup },
            { value: 'delivery', label: text.handsOptions.delivery },
          ]}
        />
        <SelectField
          id="method-times"
          label={text.times}
          value={values.slotChoice}
          onChoose={(slotChoice) => change({ slotChoice })}
          options={[
            { value: 'choose', label: text.timesOptions.choose },
            { value: 'fixed', label: text.timesOptions.fixed },
          ]}
        />
      </div>
      <div className="grid gap-1">
        <Checkbox
          label={text.needsAddress}
          isChecked={values.needsAddress}
          onChange={(needsAddress) => change({ needsAddress })}
        />
        <Checkbox
          label={text.hasPlace}
          isChecked={values.hasPlace}
          onChange={(hasPlace) => change({ hasPlace })}
        />
        {nowhere ? (
          <p role="alert" className="text-seal leading-snug">
            {nowhere}
          </p>
        ) : (
          !values.isPickup && <p className="text-sm text-muted leading-snug">{text.hasPlaceHint}</p>
        )}
      </div>
    </Part>
  );
}
