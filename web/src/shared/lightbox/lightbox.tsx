import type { ProductImage } from '@mooncake/domain/products/product';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { ScreenDialog } from '../../ui/dialog/screen-dialog.tsx';
import { useBackToClose } from '../../ui/dialog/use-back-to-close.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLightboxTexts } from './lightbox.texts.ts';
import { LightboxStage } from './lightbox-stage.tsx';
import { RoundButton } from './round-button.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useLightboxKeys } from './use-lightbox-keys.ts';
import { useView } from './use-view.ts';
import { turned } from './zoom.ts';
import { ZoomControls } from './zoom-controls.tsx';

export type LightboxProps = {
  name: string;
  pictures: readonly ProductImage[];
  first: number;
  onClose: () => void;
};

/** Pictures on the whole screen, open while it is drawn. */
export function Lightbox({ name, pictures, first, onClose }: LightboxProps) {
  const text = useLightboxTexts();
  const { imageOf } = useMessages().product;
  const close = useBackToClose(onClose);
  const [index, setIndex] = useState(first);
  const control = useView();

  const show = (next: number) => {
    if (next === index) return;
    control.showWhole();
    setIndex(next);
  };
  const turn = (by: number) => show(turned(index, by, pictures.length));
  const onKeyDown = useLightboxKeys(control, turn);
  const image = pictures[index];
  const hasMore = pictures.length > 1;

  return (
    <ScreenDialog onClose={close} onKeyDown={onKeyDown} className="flex-col bg-night-deep text-on-night">
      <header className="flex items-center gap-2 px-3 pt-[max(0.75rem,env(safe-area-inset-top))] pb-2 md:px-5">
        <div className="min-w-0 flex-1 leading-tight">
          <Dialog.Title className="truncate text-base max-sm:sr-only md:text-lg">{name}</Dialog.Title>
          <p aria-hidden="true" className="text-on-night-muted tabular-nums">
            {index + 1} / {pictures.length}
          </p>
        </div>
        <Dialog.Description role="status" className="sr-only">
          {imageOf(index + 1, pictures.length)}
        </Dialog.Description>
        <ZoomControls control={control} />
        <RoundButton label={text.close} onPress={close}>
          <Icon name="close" className="size-6" />
        </RoundButton>
      </header>
      <div className="relative min-h-0 flex-1">
        {image && <LightboxStage key={image.id} image={image} name={name} control={control} onTurn={turn} />}
        {hasMore && (
          <>
            <RoundButton
              label={text.previous}
              onPress={() => turn(-1)}
              className={`${side} left-3 md:left-5`}
            >
              <Icon name="left" />
            </RoundButton>
            <RoundButton label={text.next} onPress={() => turn(1)} className={`${side} right-3 md:right-5`}>
              <Icon name="right" />
            </RoundButton>
          </>
        )}
      </div>
      {hasMore && (
        <footer className="px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Thumbnails pictures={pictures} current={index} onChoose={show} />
        </footer>
      )}
    </ScreenDialog>
  );
}

/** Under the thumb on phones, beside the picture on larger screens. */
const side = 'absolute bottom-2 md:top-1/2 md:bottom-auto md:-translate-y-1/2';
