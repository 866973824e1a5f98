import { fileKindOf } from '../file-kind.ts';

const pictureKinds = ['jpeg', 'png', 'webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What browsers call these kinds; `image/jpg` is no registered name but is in use. */
export const acceptedPictureTypes = ['image/jpeg', 'image/png', 'image/jpg', 'image/webp'] as const;
export const pictureMaxBytes = 20 * 1024 * 1024;
export const pictureMaxMegapixels = 40;
/** More would make a page nobody waits for. */
export const maxPictures = 12;

/** Whether a chosen file claims to be a picture; the server looks inside as well. */
export function isPictureFile({ type }: { type: string }): boolean {
  return acceptedPictureTypes.some((accepted) => accepted === type.toLowerCase());
}

/** What a picture really is, by its first bytes; null for anything else. */
export function pictureKindOf(content: Uint8Array): PictureKind | null {
  return fileKindOf(content, pictureKinds);
}
