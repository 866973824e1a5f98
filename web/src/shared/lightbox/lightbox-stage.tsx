import { pictureSource } from '@mooncake/domain/products/pictures';
import type { ProductImage } from '@mooncake/domain/products/product';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { inLanguage } from '../in-language.ts';
import { useLightboxTexts } from './lightbox.texts.ts';
import { useGestures } from './use-gestures.ts';
import type { ViewControl } from './use-view.ts';

type LightboxStageProps = {
  image: ProductImage;
  name: string;
  control: ViewControl;
  onTurn: (by: number) => void;
};

/** The picture itself, under mouse and fingers. */
export function LightboxStage({ image, name, control, onTurn }: LightboxStageProps) {
  const text = useLightboxTexts();
  const { language } = useLanguage();
  const { view } = control;
  const { isHeld, swiped, handlers } = useGestures(control, onTurn);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  return (
    <div
      ref={control.stage}
      {...handlers}
      className={classNames(
        'absolute inset-0 grid touch-none select-none place-items-center overflow-hidden',
        view.zoom > 1 && (isHeld ? 'cursor-grabbing' : 'cursor-grab'),
      )}
    >
      {state === 'failed' ? (
        <p role="alert" className="flex flex-col items-center gap-3 text-on-night-muted">
          <Icon name="warning" className="size-10 text-gold" />
          {text.failed}
        </p>
      ) : (
        <>
          {state === 'loading' && (
            <div data-night="" className="absolute">
              <Loading label={text.loading} />
            </div>
          )}
          <img
            ref={control.picture}
            src={pictureSource(image.imageUrl, 1200)}
            alt={inLanguage(language, image.altText, image.altTextZh) || name}
            draggable={false}
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            style={{ transform: `translate(${view.x + swiped}px, ${view.y}px) scale(${view.zoom})` }}
            className={classNames(
              'absolute inset-0 size-full object-contain',
              state === 'loading' && 'opacity-0',
              isHeld ? 'transition-opacity' : 'transition-[transform,opacity]',
              'duration-200 ease-out',
            )}
          />
        </>
      )}
    </div>
  );
}
