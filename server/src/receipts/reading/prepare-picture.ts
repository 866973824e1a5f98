import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { receiptKindOf, receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import { decodeTimeoutSeconds, loadSharp } from '../../files/load-sharp.ts';

/** Grey, one byte a pixel: dark letters on white. */
export type PreparedPicture = { pixels: Buffer; width: number; height: number };

/** Measured: at this width the engine reads best for its time; letters of a phone are then 25 pixels high. */
const targetWidth = 1_000;
/** Beyond it a file takes longer than it may. */
const maxHeight = 5_000;
/** Below this mean of 0 to 255 a picture is dark, with light letters. */
const darkMean = 110;
/** So much of a receipt is letters at least; more than half of it is its ground. */
const inkShare = 0.005;
const groundShare = 0.5;
const leastContrast = 10;

/** As the engine reads best: upright, grey, of one size, letters black and their ground white. */
export async function preparePicture(file: Uint8Array): Promise<PreparedPicture> {
  const bytes = receiptKindOf(file) === 'png' ? (drawingChunksOf(file) ?? file) : file;
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, {
    limitInputPixels: receiptMaxMegapixels * 1_000_000,
    failOn: 'none',
  })
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .toColourspace('b-w')
    .resize({ width: targetWidth, height: maxHeight, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (meanOf(data) < darkMean) for (let at = 0; at < data.length; at += 1) data[at] = 255 - (data[at] ?? 0);
  stretch(data);
  return { pixels: data, width: info.width, height: info.height };
}

function meanOf(pixels: Buffer): number {
  let sum = 0;
  for (const light of pixels) sum += light;
  return sum / Math.max(1, pixels.length);
}

/** Makes the darkest of it black and the ground white: a photo's grey veil and most of its grain are gone. */
function stretch(pixels: Buffer): void {
  const counts = new Array<number>(256).fill(0);
  for (const light of pixels) counts[light] = (counts[light] ?? 0) + 1;
  const lightAt = (share: number) => {
    let below = 0;
    return Math.max(
      0,
      counts.findIndex((count) => {
        below += count;
        return below >= share * pixels.length;
      }),
    );
  };
  const low = lightAt(inkShare);
  const high = Math.max(low + leastContrast, lightAt(groundShare));
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = Math.max(0, Math.min(255, (((pixels[at] ?? 0) - low) * 255) / (high - low)));
  }
}
