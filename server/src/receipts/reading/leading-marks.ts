import type { PreparedPicture } from './prepare-picture.ts';

/** Darker than this is ink. */
const inkBelow = 140;
/** In the height of the row: no mark is higher, and how far apart they stand. */
const highest = 0.68;
const apart = { least: 0.35, most: 1.3 };
/** So much of one mark differs from the next; letters differ by more. */
const alike = 0.3;
/** Nearly as well as the best distance: of twice the distance marks are alike as well. */
const nearlyBest = 0.08;
/** The two halves of one star are alike as well. */
const leastMarks = 3;

export type LeadingMarks = {
  count: number;
  /** In pixels from the left. */
  from: number;
  /** The row without them. */
  rest: PreparedPicture;
};

/**
 * Small equal marks at the beginning of a row, as banks write them for the digits of an account they hide. The engine reads
 * nothing at all of `******9991`.
 */
export function leadingMarks({ pixels, width, height }: PreparedPicture): LeadingMarks | null {
  const inkAt = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => y).filter((y) => (pixels[y * width + x] ?? 255) < inkBelow),
  );
  const all = inkAt.flat();
  const rowHeight = Math.max(...all) - Math.min(...all) + 1;
  const from = inkAt.findIndex((ink) => ink.length > 0);
  if (from < 0) return null;
  const to = endOfLow(inkAt, from, highest * rowHeight);
  const inks = inkAt.slice(from, to).map((ink) => ink.length);
  const distance = distanceOf(inks, rowHeight);
  if (distance === null) return null;
  const count = Math.round(inks.length / distance);
  if (count < leastMarks) return null;
  const cleared = Buffer.from(pixels);
  for (let y = 0; y < height; y += 1) cleared.fill(255, y * width, y * width + to);
  return { count, from, rest: { pixels: cleared, width, height } };
}

/** Where what is higher begins: behind the last column without ink, or with the least. */
function endOfLow(inkAt: readonly (readonly number[])[], from: number, most: number): number {
  let [top, bottom] = [Number.MAX_SAFE_INTEGER, 0];
  const higher = inkAt.findIndex((ink, x) => {
    if (x < from || ink.length === 0) return false;
    top = Math.min(top, ...ink);
    bottom = Math.max(bottom, ...ink);
    return bottom - top + 1 > most;
  });
  if (higher < 0) return from;
  const gap = inkAt.findLastIndex((ink, x) => x < higher && ink.length === 0);
  const end = inkAt.findLastIndex((ink, x) => x <= gap && ink.length > 0);
  return Math.max(from, end + 1);
}

/** From one mark to the next; null where what stands there does not come again. */
function distanceOf(inks: readonly number[], rowHeight: number): number | null {
  const most = Math.min(Math.floor(apart.most * rowHeight), Math.floor(inks.length / 1.5));
  const usual = inks.reduce((sum, ink) => sum + ink, 0) / Math.max(1, inks.length);
  const tried: { distance: number; difference: number }[] = [];
  for (let distance = Math.ceil(apart.least * rowHeight); distance <= most; distance += 1) {
    const pairs = inks.slice(distance).map((ink, at) => Math.abs(ink - (inks[at] ?? 0)));
    const mean = pairs.reduce((sum, difference) => sum + difference, 0) / pairs.length;
    tried.push({ distance, difference: mean / usual });
  }
  const best = Math.min(...tried.map(({ difference }) => difference));
  if (best > alike) return null;
  return tried.find(({ difference }) => difference <= best + nearlyBest)?.distance ?? null;
}
