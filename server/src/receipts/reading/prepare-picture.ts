import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { receiptKindOf, receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import { decodeTimeoutSeconds, loadSharp } from '../../files/load-sharp.ts';

export type PreparedPicture = { png: Buffer; width: number; height: number };

const targetWidth = 1_000;
const maxHeight = 6_000;
/** Below this mean of 0 to 255 a picture is dark, with light letters. */
const darkMean = 110;

/** As the engine reads best: upright, grey, dark letters on white, of one size. */
export async function preparePicture(file: Uint8Array): Promise<PreparedPicture> {
  const bytes = receiptKindOf(file) === 'png' ? (drawingChunksOf(file) ?? file) : file;
  const sharp = await loadSharp();
  const upright = await sharp(bytes, { limitInputPixels: receiptMaxMegapixels * 1_000_000, failOn: 'none' })
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: targetWidth, height: maxHeight, fit: 'inside' })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const picture = sharp(upright.data, { raw: { width, height, channels } });
  const {
    channels: [light],
  } = await picture.stats();
  if (light && light.mean < darkMean) picture.negate({ alpha: false });
  return { png: await picture.png({ compressionLevel: 1 }).toBuffer(), width, height };
}
