import { pictureSource } from '@mooncake/domain/products/pictures';
import type { ProductImage } from '@mooncake/domain/products/product';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLightboxTexts } from './lightbox.texts.ts';

type ThumbnailsProps = {
  pictures: readonly ProductImage[];
  current: number;
  onChoose: (index: number) => void;
};

export function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const { imageOf } = useMessages().product;
  const text = useLightboxTexts();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <ul
      ref={list}
      aria-label={text.thumbnails}
      className="strip flex justify-center-safe gap-2.5 overflow-x-auto p-1.5"
    >
      {pictures.map((image, index) => (
        <li key={image.id} className="shrink-0">
          <button
            type="button"
            aria-label={imageOf(index + 1, pictures.length)}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            className={classNames(
              'block h-15 w-20 overflow-hidden rounded-xl border-2 bg-night transition-[border-color,opacity] duration-150',
              index === current ? 'border-gold' : 'border-transparent opacity-60 hover:opacity-100',
            )}
          >
            <img
              src={pictureSource(image.imageUrl, 320)}
              alt=""
              width={80}
              height={60}
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
