import type { Product, ProductImage } from './product.ts';

/** The widths the server cuts pictures to: 720 is what a phone of usual sharpness shows across its whole page. */
export const pictureWidths = [320, 720, 960, 1200] as const;
type PictureWidth = (typeof pictureWidths)[number];
/** Beside the widths, the shape chats show a shared link in: one JPEG that every one of them can draw. */
export const linkCard = { width: 1200, height: 630 } as const;
export type PictureCut = PictureWidth | 'card';

/** The pictures of a product in order; a known product has one of ours when none is stored. */
export function picturesOf({
  name,
  nameZh,
  images,
  ownPicture,
}: Readonly<Pick<Product, 'name' | 'nameZh' | 'ownPicture'>> & {
  readonly images: readonly ProductImage[];
}): ProductImage[] {
  if (images.length > 0) {
    return images
      .toSorted((a, b) => a.sortOrder - b.sortOrder)
      .map((image) => ({ ...image, imageUrl: pictureAddress(image.imageUrl) }));
  }
  if (ownPicture === null) return [];
  return [{ id: ownPicture, imageUrl: ownPicture, altText: name, altTextZh: nameZh, sortOrder: 0 }];
}

/** Addresses kept from the first version start with its source folder, which is not served. */
export function pictureAddress(url: string): string {
  return url.startsWith('/src/') ? url.slice('/src'.length) : url;
}

/** Only our own files come in several widths. */
export function isResizable(url: string): boolean {
  return url.startsWith('/files/') || url.startsWith('/pictures/');
}

/** The address of a picture cut to a width, or as a card; other people's pictures stay as they are. */
export function pictureSource(url: string, cut: PictureCut): string {
  if (!isResizable(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}w=${cut}`;
}
