import { pictureAddress, pictureSource } from '@mooncake/domain/products/pictures';

const ownPicture = /^(\/pictures\/flavours\/[^/?]+)\.webp$/;

/** Addresses to try in turn: ours come a second time cut open with a yolk, the owner's only once. */
export function flavourPictures(imageUrl: string | null, hasYolk: boolean): string[] {
  if (!imageUrl) return [];
  const address = pictureAddress(imageUrl);
  const withYolk = hasYolk && ownPicture.test(address) ? [address.replace(ownPicture, '$1y.webp')] : [];
  return [...withYolk, address].map((url) => pictureSource(url, 320));
}
