import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';
import type { PreparedPicture } from './prepare-picture.ts';

/** So much of a region is letters at least, on either side of its ground. */
const inkShare = 0.03;

/** Darker than this is ink, or its soft edge. */
const inkFrom = 200;

/** A part of a picture, its letters black and its ground white, by the one of its three colours that shows them best. */
export function levelRegion({ pixels, width }: ColourPicture, { x0, y0, x1, y1 }: Span): PreparedPicture {
  const [across, along] = [x1 - x0, y1 - y0];
  const colours = [0, 1, 2].map((colour) => {
    const light = Buffer.alloc(across * along);
    for (let y = 0; y < along; y += 1) {
      for (let x = 0; x < across; x += 1) {
        light[y * across + x] = pixels[3 * ((y0 + y) * width + x0 + x) + colour] ?? 0;
      }
    }
    const sorted = light.toSorted();
    const lightAt = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    const ground = lightAt(0.5);
    const contrast = Math.max(ground - lightAt(inkShare), lightAt(1 - inkShare) - ground);
    return { light, ground, contrast };
  });
  const best = colours.toSorted((a, b) => b.contrast - a.contrast)[0];
  const levelled = Buffer.alloc(across * along, 255);
  if (best && best.contrast > 0) {
    for (const [at, light] of best.light.entries()) {
      levelled[at] = 255 - Math.min(255, Math.round((255 * Math.abs(light - best.ground)) / best.contrast));
    }
  }
  return { pixels: levelled, width: across, height: along };
}

/** Without what goes on over the edge of the region, as what lies around a round button does. */
export function withoutSurroundings({ pixels, width, height }: PreparedPicture): PreparedPicture {
  const cleared = Buffer.from(pixels);
  const edges = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1;
  });
  const found: number[] = [];
  const clear = (at: number) => {
    if ((cleared[at] ?? 255) >= inkFrom) return;
    cleared[at] = 255;
    found.push(at);
  };
  for (const at of edges) clear(at);
  for (let at = found.pop(); at !== undefined; at = found.pop()) {
    const x = at % width;
    if (x > 0) clear(at - 1);
    if (x < width - 1) clear(at + 1);
    if (at >= width) clear(at - width);
    if (at < width * (height - 1)) clear(at + width);
  }
  return { pixels: cleared, width, height };
}
