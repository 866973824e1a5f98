import { isResizable, pictureSource, pictureWidths } from '@mooncake/domain/products/pictures';

type PictureSources = { src: string; srcSet?: string };

/** The addresses a browser chooses from; pictures of other people come in one size only. */
export function pictureSources(url: string): PictureSources {
  if (!isResizable(url)) return { src: url };
  const srcSet = pictureWidths.map((width) => `${pictureSource(url, width)} ${width}w`).join(', ');
  return { src: pictureSource(url, 960), srcSet };
}
