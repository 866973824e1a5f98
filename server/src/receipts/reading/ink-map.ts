import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { receiptKindOf, receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import { decodeTimeoutSeconds, loadSharp } from '../../files/load-sharp.ts';
import type { Turn } from './upright.ts';

/** 1 where the picture changes from one pixel to the next: the outlines of everything that is drawn. */
export type InkMap = { ink: Uint8Array; width: number; height: number };
/** Red, green and blue, a byte each: yellow on white has no other light than white, but less blue. */
export type ColourPicture = { pixels: Buffer; width: number; height: number };

/** Half of what is read: small letters are there still, half of the grain is not. */
const mapSize = { width: 500, height: 2_500 };
/** What a person sees on a good screen: #f4f4f4 on white hardly, #eee without trouble. */
const leastStep = 10;
/** Compression leaves colours around letters on coloured ground, so what changes in colour alone changes by this. */
const leastOfColour = 2.4;
/** The calmer part of a picture is its ground; what changes so many times as much as that is no grain. */
const calmShare = 0.6;
const aboveGrain = 3;
const lightOfColour = [
  [0, 0.3],
  [1, 0.6],
  [2, 0.1],
] as const;

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
export function mapInk({ pixels, width, height }: ColourPicture): InkMap {
  const steps = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  const down = 3 * width;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let [across, along, ofColour] = [0, 0, 0];
      for (const [colour, share] of lightOfColour) {
        const byte = 3 * at + colour;
        const stepAcross = (pixels[byte + 3] ?? 0) - (pixels[byte - 3] ?? 0);
        const stepAlong = (pixels[byte + down] ?? 0) - (pixels[byte - down] ?? 0);
        across += share * stepAcross;
        along += share * stepAlong;
        ofColour = Math.max(ofColour, Math.abs(stepAcross), Math.abs(stepAlong));
      }
      const step = Math.floor(Math.max(Math.abs(across), Math.abs(along), ofColour / leastOfColour));
      steps[at] = step;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  const least = Math.max(leastStep, aboveGrain * calmStep(counts));
  return { ink: steps.map((step) => (step >= least ? 1 : 0)), width, height };
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
