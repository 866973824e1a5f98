import type { PickupPlace } from '@mooncake/domain/delivery/place';
import type { ProductImage } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Picture } from '../catalogue/picture.tsx';
import { inLanguage } from '../in-language.ts';
import { useLightbox } from '../lightbox/use-lightbox.tsx';
import { BothNames } from './both-names.tsx';
import { useOrderTexts } from './order.texts.ts';

type PlaceHintProps = {
  place: PickupPlace;
  /** On a sheet that is in both languages; elsewhere the note is in the reader's. */
  isBilingual?: boolean;
};

/** Where to collect. */
export function PlaceHint({ place, isBilingual = false }: PlaceHintProps) {
  const { language } = useLanguage();
  const text = useOrderTexts();
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <BothNames name={place.name} nameZh={place.nameZh} />
      </p>
      {place.address && <p>{place.address}</p>}
      {(place.note || place.noteZh) && (
        <p>
          {isBilingual ? (
            <>
              <En className="block">{place.note}</En>
              <Zh className="block">{place.noteZh}</Zh>
            </>
          ) : (
            inLanguage(language, place.note, place.noteZh)
          )}
        </p>
      )}
      {place.mapUrl && (
        <p className="print:hidden">
          <a
            href={place.mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center text-crust underline underline-offset-4"
          >
            {text.openMap}
          </a>
        </p>
      )}
      {place.mapImageUrl && <PlaceMap place={place} imageUrl={place.mapImageUrl} />}
    </div>
  );
}

function PlaceMap({ place, imageUrl }: { place: PickupPlace; imageUrl: string }) {
  const text = useOrderTexts();
  const { language } = useLanguage();
  const altText = text.map(inLanguage(language, place.name, place.nameZh));
  const picture: ProductImage = { id: imageUrl, imageUrl, altText, altTextZh: altText, sortOrder: 0 };
  const { enlarge, lightbox } = useLightbox(altText, [picture]);

  return (
    <>
      <a
        href={imageUrl}
        onClick={(event) => void enlarge(event, picture)}
        className="place-map group mt-2 block max-w-80"
      >
        <span className="block aspect-4/3 overflow-hidden rounded-xl border border-line">
          <Picture url={imageUrl} alt={altText} sizes="20rem" />
        </span>
        <span className="mt-1 block text-sm text-crust underline-offset-4 group-hover:underline print:hidden">
          {text.enlargeMap}
        </span>
      </a>
      {lightbox}
    </>
  );
}
