import { Dialog as Primitive } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody, DialogForm } from '../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { ScreenDialog } from '../../ui/dialog/screen-dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ToastCard } from '../../ui/toast/toast-card.tsx';
import { type ToastVariant, toast } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

const dialogs = ['text', 'form', 'wide', 'danger', 'primary', 'busy', 'screen'] as const;
type Name = (typeof dialogs)[number];

/** Longer than anybody looks at it. */
const stays = 2 ** 30;

export function DialogsPart({ text }: { text: GalleryTexts }) {
  const [shown, setShown] = useState<Name | null>(null);
  const words = { default: text.toast, warning: text.warning, destructive: text.wrong };
  const variants: ToastVariant[] = ['default', 'warning', 'destructive'];
  return (
    <>
      <div className="gallery-row">
        {dialogs.map((name) => (
          <Button key={name} look="outline" onClick={() => setShown(name)}>
            {text.open}: {name}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button
            key={variant}
            look="outline"
            onClick={() => toast({ title: words[variant], message: text.message, variant })}
          >
            {text.open}: {variant}
          </Button>
        ))}
      </div>
      <div className="gallery-grid">
        {variants.map((variant, id) => (
          <ToastCard
            key={variant}
            dismissLabel={text.close}
            toast={{
              id: -id - 1,
              title: words[variant],
              message: text.message,
              variant,
              duration: stays,
              action: variant === 'warning' ? { label: text.retry, run: () => {}, takesFocus: false } : null,
            }}
          />
        ))}
      </div>
      <Toaster label={text.parts.dialogs} dismissLabel={text.close} />
      {shown && <Shown name={shown} text={text} onClose={() => setShown(null)} />}
    </>
  );
}

type ShownProps = { name: Name; text: GalleryTexts; onClose: () => void };

function Shown({ name, text, onClose }: ShownProps) {
  const [typed, setTyped] = useState('');
  const frame = { title: text.sample, lead: text.message, closeLabel: text.close, onClose };
  const fields = ['first', 'second'].map((id) => (
    <TextField key={id} id={`dialog-${id}`} label={text.name} value={typed} onType={setTyped} />
  ));
  if (name === 'screen') {
    return (
      <ScreenDialog onClose={onClose} onKeyDown={() => {}} isUndescribed className="bg-paper p-4.5">
        <div className="gallery-row">
          <Primitive.Title>{text.sample}</Primitive.Title>
          <Button onClick={onClose}>{text.close}</Button>
        </div>
      </ScreenDialog>
    );
  }
  if (name === 'text') {
    const close = (
      <DialogFooter isRow>
        <Button onClick={onClose}>{text.close}</Button>
      </DialogFooter>
    );
    return (
      <Dialog {...frame} footer={close}>
        <DialogBody>{text.sample}</DialogBody>
      </Dialog>
    );
  }
  if (name === 'form' || name === 'wide') {
    const buttons = (
      <DialogFooter>
        <Button look="outline" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" form="gallery-form">
          {text.save}
        </Button>
      </DialogFooter>
    );
    const submit = (event: { preventDefault: () => void }) => event.preventDefault();
    return (
      <Dialog {...frame} size={name === 'wide' ? 'wide' : 'normal'} closesOutside={false} footer={buttons}>
        <DialogForm id="gallery-form" onSubmit={submit}>
          {fields}
        </DialogForm>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={text.sample}
      message={text.message}
      confirmLabel={name === 'primary' ? text.save : text.erase}
      cancelLabel={text.cancel}
      look={name === 'primary' ? 'primary' : 'danger'}
      isBusy={name === 'busy'}
      onConfirm={onClose}
      onClose={onClose}
    >
      {name === 'danger' && fields}
    </ConfirmDialog>
  );
}
