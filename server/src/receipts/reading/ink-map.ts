import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { receiptKindOf, receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import { decodeTimeoutSeconds, loadSharp } from '../../files/load-sharp.ts';
import type { Turn } from './upright.ts';

/** Red, green and blue, a byte each: yellow on white has no other light than white, but less blue. */
export type ColourPicture = { pixels: Buffer; width: number; height: number };
/** 1 where the picture changes from one pixel to the next: the outlines of everything that is drawn on it. */
export type InkMap = ColourPicture & { ink: Uint8Array };

/** Half of what is read: small letters are there still, half of the grain is not. */
const mapSize = { width: 500, height: 2_500 };
/** What a person sees on a good screen: #f4f4f4 on white hardly, #eee without trouble. */
const leastStep = 10;
/** Compression leaves colours around letters on coloured ground, so what changes in colour alone changes by this. */
const leastOfColour = 2.4;
/** The calmer part of a picture is its ground; what changes so many times as much as that is no grain. */
const calmShare = 0.6;
const aboveGrain = 3;

/** The picture in colours, turned as it was read, within so many pixels. */
export async function colourPicture(
  file: Uint8Array,
  turn: Turn,
  size: { width: number; height: number } = mapSize,
): Promise<ColourPicture> {
  const bytes = receiptKindOf(file) === 'png' ? (drawingChunksOf(file) ?? file) : file;
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes, {
    limitInputPixels: receiptMaxMegapixels * 1_000_000,
    failOn: 'none',
  })
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .rotate(turn)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Dark on light, light on dark and one pale colour on another alike. */
export function mapInk(picture: ColourPicture): InkMap {
  const { pixels, width, height } = picture;
  const steps = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  const down = 3 * width;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const byte = 3 * at;
      const across = stepBetween(pixels, byte - 3, byte + 3);
      const along = stepBetween(pixels, byte - down, byte + down);
      const step = across > along ? across : along;
      steps[at] = step;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  const least = Math.max(leastStep, aboveGrain * calmStep(counts));
  return { ...picture, ink: steps.map((step) => (step >= least ? 1 : 0)) };
}

/** By how much two pixels differ: in light, or by more of it in one of their colours. */
function stepBetween(pixels: Buffer, one: number, other: number): number {
  const red = (pixels[other] ?? 0) - (pixels[one] ?? 0);
  const green = (pixels[other + 1] ?? 0) - (pixels[one + 1] ?? 0);
  const blue = (pixels[other + 2] ?? 0) - (pixels[one + 2] ?? 0);
  if (red === 0 && green === 0 && blue === 0) return 0;
  const ofLight = Math.abs(0.3 * red + 0.6 * green + 0.1 * blue);
  const ofColour = Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) / leastOfColour;
  return Math.floor(Math.max(ofLight, ofColour));
}

function calmStep(counts: Uint32Array): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [step, count] of counts.entries()) {
    passed += count;
    if (passed >= calmShare * all) return step;
  }
  return 0;
}
