import { pictureAddress, pictureSource } from '@mooncake/domain/products/pictures';

type FlavourPhotoProps = { code: string; imageUrl: string | null };

/** One that failed, if need be before anyone could listen, gives way to what is drawn below it. */
function hideIfBroken(image: HTMLImageElement | null) {
  if (image?.complete && image.currentSrc && image.naturalWidth === 0) image.hidden = true;
}

/** A flavour's mooncake with the code the kitchen knows it by; a plain disc where no photograph comes. */
export function FlavourPhoto({ code, imageUrl }: FlavourPhotoProps) {
  return (
    <span className="relative size-16 shrink-0 rounded-xl bg-flour p-1">
      <span aria-hidden="true" className="moon absolute inset-3 rounded-full" />
      {imageUrl && (
        <img
          ref={hideIfBroken}
          onError={(event) => hideIfBroken(event.currentTarget)}
          src={pictureSource(pictureAddress(imageUrl), 320)}
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          className="relative size-full object-contain"
        />
      )}
      <b className="-right-1.5 -bottom-1.5 absolute rounded-lg border border-line bg-card px-1.5 text-xs text-crust-deep leading-5">
        {code}
      </b>
    </span>
  );
}
