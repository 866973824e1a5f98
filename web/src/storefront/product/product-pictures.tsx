import type { ProductImage } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { PictureCarousel } from '../../shared/catalogue/picture-carousel.tsx';
import { inLanguage } from '../../shared/in-language.ts';
import { useLightbox } from '../../shared/lightbox/use-lightbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useProductPageTexts } from './product-page.texts.ts';

const pictureSizes = '(min-width: 1228px) 566px, (min-width: 768px) 46vw, calc(100vw - 36px)';

type ProductPicturesProps = { name: string; pictures: readonly ProductImage[] };

/** The pictures of a product; each leads to itself at full size, on the whole screen where scripts run. */
export function ProductPictures({ name, pictures }: ProductPicturesProps) {
  const { language } = useLanguage();
  const text = useProductPageTexts();
  const { enlarge, lightbox } = useLightbox(name, pictures);

  return (
    <div className="md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:self-start">
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-flour shadow-md">
        <PictureCarousel
          name={name}
          pictures={pictures}
          sizes={pictureSizes}
          urgency="leading"
          wrap={(picture, image, isInSight) => (
            <a
              href={image.imageUrl}
              aria-label={text.enlarge(inLanguage(language, image.altText, image.altTextZh) || name)}
              tabIndex={isInSight ? 0 : -1}
              onClick={(event) => void enlarge(event, image)}
              className="-outline-offset-4 block size-full cursor-zoom-in"
            >
              {picture}
            </a>
          )}
        />
        {pictures.length > 0 && (
          <span className="pointer-events-none absolute top-3.5 right-3.5 grid size-11 place-items-center rounded-full bg-card/90 text-ink shadow-sm">
            <Icon name="enlarge" />
          </span>
        )}
      </div>
      {lightbox}
    </div>
  );
}
