import {
  type PictureKind,
  pictureKindOf,
  pictureMaxBytes,
  pictureMaxMegapixels,
} from '@mooncake/domain/products/picture-file';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import type { Upload } from '../http/body/upload.ts';
import { createQueue } from '../lib/queue.ts';
import { loadSharp } from './load-sharp.ts';

/** Decoding fills a core each; two at a time leave the rest of the shop responsive. */
const takeTurns = createQueue(2);
/** Sharp on the largest screen, and a tenth of what a camera makes. */
const maxSide = 2_400;
/** Staff may upload the largest photograph a camera makes, on a machine that is busy. */
const pictureTimeoutSeconds = 30;

export const pictureRefusals = [
  'picture.invalid_file_type',
  'picture.too_many_pixels',
  'picture.unreadable',
] as const satisfies readonly RefusalCode[];

export function pictureTooLarge() {
  return refuse('picture.file_too_large', { limitBytes: pictureMaxBytes });
}

/**
 * The picture drawn anew as WebP: upright, of sensible size, without place, time and camera. Its kind
 * is decided by its content, because the name and type a browser gives a file prove nothing.
 */
export async function drawPicture(file: Upload): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > pictureMaxBytes) throw pictureTooLarge();
  const bytes = await file.read();
  const kind = pictureKindOf(bytes);
  if (kind === null) throw refuse('picture.invalid_file_type');
  return takeTurns(() => reencodeImage(bytes, kind));
}

async function reencodeImage(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp();
  const claimed = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (claimed.format !== kind) throw refuse('picture.unreadable');
  if (claimed.width * claimed.height > pictureMaxMegapixels * 1_000_000) {
    throw refuse('picture.too_many_pixels', { limitMegapixels: pictureMaxMegapixels });
  }
  const webp = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .timeout({ seconds: pictureTimeoutSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(unreadable);
  return new Uint8Array(webp);
}

function unreadable(): never {
  throw refuse('picture.unreadable');
}
