import { drawingChunksOf } from '@mooncake/domain/receipts/png-chunks';
import { receiptKindOf, receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import type { Sharp } from 'sharp';
import { decodeTimeoutSeconds, loadSharp } from '../../files/load-sharp.ts';
import { levelBands } from './level-bands.ts';
import type { Turn } from './upright.ts';

/** Grey, one byte a pixel: dark letters on white. */
export type PreparedPicture = { pixels: Buffer; width: number; height: number };

/** On 24 noisy receipts 1,300 pixels took longer and found no more; other widths were not tried. */
const targetWidth = 1_000;
/** Beyond it a file takes longer than it may. */
const maxHeight = 5_000;
/** So much of a receipt is letters at least; more than half of it is its ground. */
const inkShare = 0.005;
const groundShare = 0.5;
/** What the eye does not see is not read either. */
const leastContrast = 32;
const grainStep = 3;
/** In pixels: wider than strokes of letters are grain and lines of a screen; wider than letters are shadows. */
const grainBlur = 1;
const shadowBlur = 25;
const middleGrey = 128;

/**
 * As the engine reads best: turned upright, grey, of one size, letters black and their ground white. `even` takes out
 * shadows and lines of a screen as well, and with them some of the letters on grounds of other colours.
 */
export async function preparePicture(
  file: Uint8Array,
  how: 'plain' | 'even',
  turn: Turn = 0,
): Promise<PreparedPicture> {
  const bytes = receiptKindOf(file) === 'png' ? (drawingChunksOf(file) ?? file) : file;
  const sharp = await loadSharp();
  const raw = await sharp(bytes, {
    limitInputPixels: receiptMaxMegapixels * 1_000_000,
    failOn: 'none',
  })
    .timeout({ seconds: decodeTimeoutSeconds })
    .autoOrient()
    .rotate(turn)
    .flatten({ background: 'white' })
    .greyscale()
    .toColourspace('b-w')
    .resize({ width: targetWidth, height: maxHeight, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = raw.info;
  const picture: PreparedPicture = { pixels: raw.data, width, height };
  if (how === 'even') picture.pixels = await withoutShadows(picture);
  else if (isGrainy(raw.data)) picture.pixels = await filtered(picture, (grey) => grey.median(3));
  stretch(picture.pixels);
  levelBands(picture.pixels, width);
  return picture;
}

/** Whether most neighbours differ by more than compression makes them. */
function isGrainy(pixels: Buffer): boolean {
  let steps = 0;
  for (let at = 1; at < pixels.length; at += 1) {
    if (Math.abs((pixels[at] ?? 0) - (pixels[at - 1] ?? 0)) >= grainStep) steps += 1;
  }
  return steps > pixels.length / 2;
}

async function filtered(
  { pixels, width, height }: PreparedPicture,
  filter: (picture: Sharp) => Sharp,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } });
  return filter(picture).toColourspace('b-w').raw().toBuffer();
}

/** Every pixel by how much it differs from what is around it. */
async function withoutShadows(picture: PreparedPicture): Promise<Buffer> {
  const pixels = await filtered(picture, (grey) => grey.blur(grainBlur));
  const around = await filtered({ ...picture, pixels }, (grey) => grey.blur(shadowBlur));
  for (let at = 0; at < pixels.length; at += 1) {
    const lighter = (pixels[at] ?? 0) - (around[at] ?? 0);
    pixels[at] = Math.max(0, Math.min(255, middleGrey + lighter));
  }
  return pixels;
}

/**
 * Makes letters black and their ground white: a photo's grey veil and most of its grain are gone. The ground is what
 * there is most of; where it is nearer to the darkest than to the lightest, the letters are the light ones.
 */
function stretch(pixels: Buffer): void {
  const lightAt = sharesOf(pixels);
  const [darkest, ground, lightest] = [lightAt(inkShare), lightAt(groundShare), lightAt(1 - inkShare)];
  const isDark = ground - darkest < lightest - ground;
  const ink = isDark ? lightest : darkest;
  const contrast = Math.abs(ground - ink);
  if (contrast < leastContrast) {
    pixels.fill(255);
    return;
  }
  for (let at = 0; at < pixels.length; at += 1) {
    const fromInk = isDark ? ink - (pixels[at] ?? 0) : (pixels[at] ?? 0) - ink;
    pixels[at] = Math.max(0, Math.min(255, (fromInk * 255) / contrast));
  }
}

/** The light that so large a share of the pixels does not reach. */
function sharesOf(pixels: Buffer): (share: number) => number {
  const counts = new Array<number>(256).fill(0);
  for (const light of pixels) counts[light] = (counts[light] ?? 0) + 1;
  return (share) => {
    let below = 0;
    for (const [light, count] of counts.entries()) {
      below += count;
      if (below >= share * pixels.length) return light;
    }
    return 255;
  };
}
