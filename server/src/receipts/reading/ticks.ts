import { drawnIn, type Rows } from './drawn-in.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

/** Broader than high, and never a row of letters. */
const sides = { least: 0.7, most: 2.2 };
/** In pixels: below it strokes have no shape any more. */
const leastHeight = 6;
/** In shares of its height: how thick its arms are from top to bottom, and how deep the corner between them lies. */
const thickest = 0.65;
const valley = 0.3;
/** In shares of its width: where the two arms meet, and from where the longer one reaches the top. */
const corner = { from: 0.15, to: 0.55 };
const topFrom = 0.65;
/** In shares of its height from above: the short arm begins below, the long arm ends above. */
const shortArm = 0.12;
const longArm = 0.4;
/** What soft edges may differ by, in pixels and shares of the height. */
const astray = { pixels: 1.5, share: 0.05 };

/**
 * Whether what stands there alone is a tick, on whatever ground: two strokes that meet below, the left one short, the
 * right one up to the top. No letter and no digit is drawn so, whose left stroke is as high as the right one.
 */
export function isTick(picture: ColourPicture, place: Span): boolean {
  const edges = edgesOf(drawnIn(picture, place).rows);
  if (edges === null) return false;
  const { tops, bottoms, height } = edges;
  const width = tops.length;
  if (height < leastHeight || width < sides.least * height || width > sides.most * height) return false;
  const lowest = Math.max(...bottoms);
  const meet = (bottoms.indexOf(lowest) + bottoms.lastIndexOf(lowest)) / 2;
  const top = (at: number) => tops[at] ?? 0;
  const middle = (at: number) => (top(at) + (bottoms[at] ?? 0)) / 2;
  const slack = astray.pixels + astray.share * height;
  const isFalling = bottoms.every(
    (bottom, at) => at > meet || bottom >= Math.max(...bottoms.slice(0, at + 1)) - slack,
  );
  const isRising = bottoms.every(
    (bottom, at) => at < meet || bottom >= Math.max(...bottoms.slice(at)) - slack,
  );
  return (
    meet >= corner.from * width &&
    meet <= corner.to * width &&
    tops.every((above, at) => (bottoms[at] ?? 0) - above <= thickest * height) &&
    isFalling &&
    isRising &&
    Math.min(...tops.slice(0, Math.ceil(meet))) >= shortArm * height &&
    middle(0) <= lowest - (valley * height) / 2 &&
    top(Math.round(meet)) >= valley * height &&
    middle(width - 1) <= longArm * height &&
    tops.indexOf(Math.min(...tops)) >= topFrom * width
  );
}

/** How far from above what is drawn begins and ends in each column; null where there is a gap between columns. */
function edgesOf(rows: Rows) {
  const drawn = rows.filter((row) => row.includes(true));
  const from = Math.min(...drawn.map((row) => row.indexOf(true)));
  const to = Math.max(...drawn.map((row) => row.lastIndexOf(true)));
  const first = rows.findIndex((row) => row.includes(true));
  const last = rows.findLastIndex((row) => row.includes(true));
  const columns = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
    rows.slice(first, last + 1).map((row) => row[from + at] === true),
  );
  if (columns.length === 0 || columns.some((column) => !column.includes(true))) return null;
  return {
    tops: columns.map((column) => column.indexOf(true)),
    bottoms: columns.map((column) => column.lastIndexOf(true)),
    height: last - first,
  };
}
