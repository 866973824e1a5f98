import { loadSharp } from './load-sharp.ts';

/** Sharp on the largest screen, and a tenth of what a camera makes. */
const maxSide = 2_400;
/** Staff may upload the largest photograph a camera makes, on a machine that is busy. */
const timeoutSeconds = 30;

/** The picture drawn anew as WebP: upright, of sensible size, without place, time and camera; null where it cannot be read to its end. */
export async function redrawPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .then(
      (webp) => new Uint8Array(webp),
      () => null,
    );
}
