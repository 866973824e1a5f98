import type { ProductImage } from '@mooncake/domain/products/product';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../../i18n/language-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { FirstPageIcon } from '../../ui/first-page-icon.tsx';
import { inLanguage } from '../in-language.ts';
import { NoPicture } from './no-picture.tsx';
import { Picture, type PictureUrgency } from './picture.tsx';
import { usePictureStrip } from './use-picture-strip.ts';

type PictureCarouselProps = {
  name: string;
  pictures: readonly ProductImage[];
  sizes: string;
  /** Of the first picture; the others are fetched once somebody reaches for them. */
  urgency?: PictureUrgency;
  /** Puts each picture into the link or button it is; keys reach the one in sight. */
  wrap: (picture: ReactNode, image: ProductImage, isInSight: boolean) => ReactNode;
};

/** Pictures to swipe through; arrows appear where a pointer can hover or a key can reach. */
export function PictureCarousel({ name, pictures, sizes, urgency = 'lazy', wrap }: PictureCarouselProps) {
  const { language, messages } = useLanguage();
  const { imageOf } = messages.product;
  const { strip, position, hasTurned, isWanted, turn, wishes, handlers } = usePictureStrip(pictures.length);
  if (pictures.length === 0) return <NoPicture />;

  return (
    <div {...wishes} className="group/carousel relative size-full">
      <div
        ref={strip}
        {...handlers}
        className="strip flex size-full snap-x snap-mandatory overflow-x-auto motion-safe:scroll-smooth"
      >
        {pictures.map((image, index) => (
          <div key={image.id} className="size-full shrink-0 snap-center snap-always">
            {(index === 0 || isWanted) &&
              wrap(
                <Picture
                  url={image.imageUrl}
                  alt={inLanguage(language, image.altText, image.altTextZh) || name}
                  sizes={sizes}
                  urgency={index === 0 ? urgency : 'eager'}
                />,
                image,
                index === position,
              )}
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <>
          <TurnButton side="left" name={name} onTurn={() => turn(-1)} />
          <TurnButton side="right" name={name} onTurn={() => turn(1)} />
          <Dots count={pictures.length} position={position} />
          <span role="status" className="sr-only">
            {hasTurned && imageOf(position + 1, pictures.length)}
          </span>
        </>
      )}
    </div>
  );
}

function Dots({ count, position }: { count: number; position: number }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <div className="flex gap-1.5 rounded-full bg-night-deep/35 px-2 py-1.5">
        {Array.from({ length: count }, (_, index) => `dot ${index}`).map((key, index) => (
          <span
            key={key}
            className={classNames(
              'h-1.75 rounded-full transition-[width] duration-150',
              index === position ? 'w-5 bg-card' : 'w-1.75 bg-card/65',
            )}
          />
        ))}
      </div>
    </div>
  );
}

/** Unseen it lets fingers through to the picture below. */
function TurnButton({ side, name, onTurn }: { side: 'left' | 'right'; name: string; onTurn: () => void }) {
  const text = useMessages().shell;
  return (
    <button
      type="button"
      aria-label={`${side === 'left' ? text.previousPicture : text.nextPicture}: ${name}`}
      onClick={onTurn}
      className={classNames(
        'pointer-events-none absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-card/90 text-ink opacity-0 shadow-sm transition-opacity duration-150 hover:bg-card focus-visible:pointer-events-auto focus-visible:opacity-100 group-hover/carousel:pointer-events-auto group-hover/carousel:opacity-100',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <FirstPageIcon name={side} />
    </button>
  );
}
