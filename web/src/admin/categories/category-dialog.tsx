import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { type FormEvent, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogForm } from '../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { FormDialog } from '../lib/form-dialog.tsx';
import { SaveProblem } from '../lib/save-conflict.tsx';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { ColourField } from './colour-field.tsx';
import { useCategoryForm } from './use-category-form.ts';

type CategoryDialogProps = { category: AdminCategory | null; lastPlace: number; onClose: () => void };

export function CategoryDialog({ category, lastPlace, onClose }: CategoryDialogProps) {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  const formId = useId();
  const editor = useCategoryForm({ category, lastPlace, onSaved: onClose });
  const { values: form, color, problems, change, save, saving } = editor;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <FormDialog
      title={category ? text.edit : text.add}
      closeLabel={common.close}
      isTouched={editor.isChanged}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={saving.isPending} aria-busy={saving.isPending}>
            {saving.isPending ? common.saving : common.save}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <SaveProblem form={editor} words={text.conflict} failed={text.failed.save} />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            id="category-name"
            label={text.name}
            value={form.name}
            onType={(name) => change({ name })}
            problem={problems.name}
            isRequired
            maxLength={60}
          />
          <TextField
            id="category-name-zh"
            label={text.nameZh}
            value={form.nameZh}
            onType={(nameZh) => change({ nameZh })}
            aside={common.optional}
            maxLength={60}
          />
        </div>
        <TextField
          id="category-description"
          label={text.description}
          value={form.description}
          onType={(description) => change({ description })}
          aside={common.optional}
          lines={2}
          maxLength={500}
        />
        <ColourField
          value={form.color}
          color={color}
          name={form.name}
          nameZh={form.nameZh}
          problem={problems.color}
          onChange={(next) => change({ color: next })}
        />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            id="category-icon"
            label={text.icon}
            value={form.icon}
            onType={(icon) => change({ icon })}
            aside={common.optional}
            hint={text.iconHint}
            maxLength={40}
          />
          <TextField
            id="category-order"
            label={text.sortOrder}
            value={form.sortOrder}
            onType={(sortOrder) => change({ sortOrder })}
            hint={text.sortOrderHint}
            inputMode="numeric"
          />
        </div>
        <Switch label={text.isActive} isOn={form.isActive} onChange={(isActive) => change({ isActive })} />
      </DialogForm>
    </FormDialog>
  );
}
