import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { kindById } from '@mooncake/domain/products/kinds/all-kinds';
import type { EditorName } from '@mooncake/domain/products/product-draft';
import { type FormEvent, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { DialogForm } from '../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { FormDialog } from '../lib/form-dialog.tsx';
import { SaveProblem } from '../lib/save-conflict.tsx';
import { BasicsSection } from './basics-section.tsx';
import { BoxFlavours } from './flavours/box-flavours.tsx';
import { FixedFlavours } from './flavours/fixed-flavours.tsx';
import { PieceFlavours } from './flavours/piece-flavours.tsx';
import { PicturesSection } from './pictures/pictures-section.tsx';
import { useAdminProductsTexts } from './products.texts.ts';
import { useProductForm } from './use-product-form.ts';
import { WordsSection } from './words-section.tsx';

const flavourParts = {
  fixed: FixedFlavours,
  box: BoxFlavours,
  pieces: PieceFlavours,
} as const satisfies Record<EditorName, unknown>;

type ProductDialogProps = { product: AdminProduct | null; lastPlace: number; onClose: () => void };

export function ProductDialog({ product, lastPlace, onClose }: ProductDialogProps) {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  const formId = useId();
  const isMoving = useRef(false);
  const editor = useProductForm({ product, lastPlace, onSaved: onClose });
  const { values: form, change, problemAt, pictures, saving } = editor;
  const Flavours = flavourParts[kindById(form.productType).editor];
  const part = { form, change, problemAt };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.save();
  };

  return (
    <FormDialog
      title={product ? text.edit : text.add}
      closeLabel={common.close}
      isTouched={editor.isChanged}
      // Escape puts a picture back in its place; it does not close the form around it.
      mayLeave={() => !isMoving.current}
      onClose={onClose}
      size="wide"
      footer={(leave) => (
        <DialogFooter>
          {pictures.isUploading && (
            <p role="status" className="text-muted sm:mr-auto">
              {text.waitForPictures}
            </p>
          )}
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={saving.isPending || pictures.isUploading}
            aria-busy={saving.isPending}
          >
            {saving.isPending ? common.saving : common.save}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogForm id={formId} onSubmit={submit}>
        <SaveProblem form={editor} words={text.conflict} failed={text.failed.save} />
        {editor.hasProblems && <Notice look="problem" isAlert title={text.problemsTitle} />}
        <BasicsSection {...part} isNew={product === null} />
        <PicturesSection
          pictures={pictures}
          onMoving={(moving) => {
            isMoving.current = moving;
          }}
        />
        <WordsSection {...part} />
        <Flavours {...part} />
      </DialogForm>
    </FormDialog>
  );
}
