/** So wide a picture is looked at: letters are as large then as whoever reads it will see them. */
export const clarityWidth = 800;
/** Narrower pictures are thumbnails: their letters are a few pixels high. */
const leastSide = 280;
/** Of 0 to 255: below it the picture is one colour. */
const leastContrast = 40;
/** An edge of a sharp letter takes most of the contrast within one pixel; of a blurred one it is spread over many. */
const leastSteepness = 0.26;
/** Letters are few on a bank's page: so many of all pixels are looked at, those with the steepest edges. */
const edgeShare = 0.004;

export type PictureAdvice = 'tiny' | 'blurred';

/** What to advise about a picture before it is sent, from its size; null where that is enough. */
export function adviseOnSize({ width, height }: { width: number; height: number }): 'tiny' | null {
  return Math.min(width, height) < leastSide ? 'tiny' : null;
}

/** Whether nobody could read letters on it: greys of 0 to 255, row by row. Never more than a guess, so only advice. */
export function adviseOnSharpness(greys: Uint8Array | Uint8ClampedArray, width: number): 'blurred' | null {
  const [lights, steps] = [new Uint32Array(256), new Uint32Array(256)];
  for (let at = 0; at < greys.length; at += 1) {
    const grey = greys[at] ?? 0;
    lights[grey] = (lights[grey] ?? 0) + 1;
    const right = at % width === width - 1 ? grey : (greys[at + 1] ?? grey);
    const below = greys[at + width] ?? grey;
    const step = Math.max(Math.abs(right - grey), Math.abs(below - grey));
    steps[step] = (steps[step] ?? 0) + 1;
  }
  const few = Math.max(1, greys.length * edgeShare);
  const contrast = lastOf(lights, few) - firstOf(lights, few);
  if (contrast < leastContrast) return 'blurred';
  return lastOf(steps, few) / contrast < leastSteepness ? 'blurred' : null;
}

/** The value that all but a few lie at or above. */
function firstOf(counts: Uint32Array, few: number): number {
  let seen = 0;
  for (let value = 0; value < counts.length; value += 1) {
    seen += counts[value] ?? 0;
    if (seen >= few) return value;
  }
  return counts.length - 1;
}

/** The value that all but a few lie at or below. */
function lastOf(counts: Uint32Array, few: number): number {
  let seen = 0;
  for (let value = counts.length - 1; value > 0; value -= 1) {
    seen += counts[value] ?? 0;
    if (seen >= few) return value;
  }
  return 0;
}
