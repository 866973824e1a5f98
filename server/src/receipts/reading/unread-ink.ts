import type { Span } from './group-rows.ts';
import type { InkMap } from './ink-map.ts';

/**
 * Ink that hangs together: its place, how much of it there is, and how much longer than broad it is, in any direction; and
 * whether it is one stroke with nothing written before or behind it.
 */
export type InkCluster = { place: Span; ink: number; longness: number; breadth: number; isLone: boolean };

/** Compression leaves grain around letters. */
const aroundWords = 5;
/** A straight line so long, in shares of the width, is no part of a letter; and so thin. */
const longLine = 0.14;
const thickest = 7;
/** Shapes so close are one; letters that stand apart are so far from each other in their own height. */
const besides = 7;
const farLetters = 3.5;
const leastApart = 3;
const largestStar = 0.024;
const speck = 5;
/** Each is held against every other; what has more is no receipt, and its largest are told. */
const mostShapes = 500;

/** The ring around a tick is smaller than a button. */
const leastFrame = 0.14;
const leastFrameHeight = 14;
/** How askew the sides of a card may be, and those of a page or a table that was photographed. */
const cardAskew = 0.045;
const pageAskew = 0.1;
const leastPage = 0.5;
/** The outline of a pill is so broad, and what stands in a lower one could be taken for it. */
const pillEdge = 5;
const leastPill = 20;
/** Letters are no higher, in shares of the width, or have more to them than a half ring. */
const leastPillEnd = 0.05;

type Shape = { place: Span; pixels: number[] };

/** What is drawn under no word that was read, without lines and frames, neighbours together. */
export function unreadInk({ ink: all, width, height }: InkMap, words: readonly Span[]): InkCluster[] {
  const ink = Uint8Array.from(all);
  for (const word of words) erase(ink, width, height, word);
  eraseLines(ink, width, height);
  const shapes = shapesOf(ink, width, height)
    .filter(
      (shape) =>
        !isSpeck(shape.place) && !isFrame(shape, width) && !isPillEnd(shape, width) && !isLine(shape, width),
    )
    .toSorted((a, b) => b.pixels.length - a.pixels.length)
    .slice(0, mostShapes);
  const clusters = clustersOf(shapes, (a, b) => isBeside(a.place, b.place)).map((members) => ({
    pixels: members.flatMap((shape) => shape.pixels),
    place: around(members),
  }));
  const others = [...words, ...shapes.map(({ place }) => place)];
  const isLone = ({ place }: Shape) => !others.some((other) => !holds(other, place) && isInRow(place, other));
  return clustersOf(clusters, (a, b) => areApart(a.place, b.place)).flatMap((row) => {
    if (row.length < leastApart)
      return row.map((cluster) => ({ ...clusterOf([cluster], width), isLone: isLone(cluster) }));
    return areAllAlike(row, width) ? [] : [{ ...clusterOf(row, width), isLone: false }];
  });
}

/** How far from a stroke, in its own height, nothing stands before or behind it that it could be a letter of. */
const aroundLone = 3;

/** As the disc under a tick does, or the stroke itself. */
const holds = (outer: Span, { x0, x1, y0, y1 }: Span) =>
  outer.x0 <= x0 && outer.x1 >= x1 && outer.y0 <= y0 && outer.y1 >= y1;

function isInRow(own: Span, other: Span): boolean {
  const gap = gapOf(own, other);
  return gap.along === 0 && gap.across <= aroundLone * sidesOf(own).along;
}

const around = (shapes: readonly Shape[]): Span => ({
  x0: Math.min(...shapes.map(({ place }) => place.x0)),
  y0: Math.min(...shapes.map(({ place }) => place.y0)),
  x1: Math.max(...shapes.map(({ place }) => place.x1)),
  y1: Math.max(...shapes.map(({ place }) => place.y1)),
});

/** Dots or stars that part one thing from another: no word is made of one letter. */
function areAllAlike(shapes: readonly Shape[], width: number): boolean {
  const [inks, acrosses, alongs] = [
    shapes.map(({ pixels }) => pixels.length),
    shapes.map(({ place }) => sidesOf(place).across),
    shapes.map(({ place }) => sidesOf(place).along),
  ];
  if (Math.max(...acrosses, ...alongs) > largestStar * width) return false;
  const spread = (sizes: readonly number[]) => Math.max(...sizes) - Math.min(...sizes);
  return spread(acrosses) <= 3 && spread(alongs) <= 3 && spread(inks) <= 0.4 * Math.max(...inks);
}

const spanOf = (width: number, pixels: readonly number[]): Span => {
  const span = { x0: width, y0: Number.MAX_SAFE_INTEGER, x1: 0, y1: 0 };
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    span.x0 = Math.min(span.x0, x);
    span.x1 = Math.max(span.x1, x + 1);
    span.y0 = Math.min(span.y0, y);
    span.y1 = Math.max(span.y1, y + 1);
  }
  return span;
};

export const sidesOf = ({ x0, y0, x1, y1 }: Span) => ({ across: x1 - x0, along: y1 - y0 });

function erase(ink: Uint8Array, width: number, height: number, { x0, y0, x1, y1 }: Span): void {
  const [left, right] = [
    Math.max(0, Math.floor(x0 - aroundWords)),
    Math.min(width, Math.ceil(x1 + aroundWords)),
  ];
  const bottom = Math.min(height, Math.ceil(y1 + aroundWords));
  for (let y = Math.max(0, Math.floor(y0 - aroundWords)); y < bottom; y += 1)
    ink.fill(0, y * width + left, y * width + right);
}

/** Rules, and the edges of cards and bands, from side to side and from top to bottom. */
function eraseLines(ink: Uint8Array, width: number, height: number): void {
  const least = longLine * width;
  const lines: number[] = [];
  for (const [rows, length, step, next] of [
    [height, width, 1, width],
    [width, height, width, 1],
  ] as const) {
    for (let row = 0; row < rows; row += 1) {
      let from = 0;
      for (let place = 0; place <= length; place += 1) {
        if (place < length && ink[row * next + place * step] === 1) continue;
        for (let on = from; place - from >= least && on < place; on += 1) {
          const at = row * next + on * step;
          if (isThin(ink, at, next)) lines.push(at);
        }
        from = place + 1;
      }
    }
  }
  for (const at of lines) ink[at] = 0;
}

/** Across the line, on which other things may stand. */
function isThin(ink: Uint8Array, at: number, next: number): boolean {
  let thickness = 1;
  for (let above = at - next; ink[above] === 1 && thickness <= thickest; above -= next) thickness += 1;
  for (let below = at + next; ink[below] === 1 && thickness <= thickest; below += next) thickness += 1;
  return thickness <= thickest;
}

/** Pixels that touch each other, also by a corner or over one that is empty. */
function shapesOf(ink: Uint8Array, width: number, height: number): Shape[] {
  const isSeen = new Uint8Array(ink.length);
  const shapes: Shape[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || isSeen[start] === 1) continue;
    const pixels = [start];
    isSeen[start] = 1;
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let nearY = Math.max(0, y - 2); nearY <= Math.min(height - 1, y + 2); nearY += 1) {
        for (let nearX = Math.max(0, x - 2); nearX <= Math.min(width - 1, x + 2); nearX += 1) {
          const near = nearY * width + nearX;
          if (ink[near] !== 1 || isSeen[near] === 1) continue;
          isSeen[near] = 1;
          pixels.push(near);
        }
      }
    }
    shapes.push({ pixels, place: spanOf(width, pixels) });
  }
  return shapes;
}

function isSpeck(place: Span): boolean {
  const { across, along } = sidesOf(place);
  return Math.max(across, along) < speck;
}

/** Around a card, a button or a pill: all along its own edge, also a little askew or with round ends. */
function isFrame({ place, pixels }: Shape, width: number): boolean {
  const { across, along } = sidesOf(place);
  if (across < leastFrame * width || along < leastFrameHeight) return false;
  const askew = Math.min(across, along) >= leastPage * width ? pageAskew : cardAskew;
  const [edgeX, edgeY] = [Math.max(4 + askew * along, Math.min(along / 2, 16)), 4 + askew * across];
  const isEmpty = (isInside: (fromSide: number, fromTop: number) => boolean) => {
    const inside = pixels.filter((at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return isInside(Math.min(x - place.x0, place.x1 - x), Math.min(y - place.y0, place.y1 - y));
    });
    return inside.length <= 0.02 * pixels.length;
  };
  if (along >= 2.5 * edgeY && isEmpty((fromSide, fromTop) => fromSide > edgeX && fromTop > edgeY))
    return true;
  return (
    along >= leastPill && isEmpty((fromSide, fromTop) => fromPill(fromSide, fromTop, along / 2) > pillEdge)
  );
}

/** One end of a pill, of which the straight sides were taken for lines. */
function isPillEnd({ place, pixels }: Shape, width: number): boolean {
  const { across, along } = sidesOf(place);
  if (along < leastPillEnd * width || across > along || across * 4 < along) return false;
  return [true, false].some((isLeft) => {
    const astray = pixels.filter((at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const fromTop = Math.min(y - place.y0, place.y1 - y);
      return fromPill(isLeft ? x - place.x0 : place.x1 - x, fromTop, along / 2) > pillEdge;
    });
    return astray.length <= 0.02 * pixels.length;
  });
}

/** How far a place is from the outline of a pill, whose ends are half rings. */
function fromPill(fromSide: number, fromTop: number, radius: number): number {
  if (fromSide >= radius) return fromTop;
  return Math.abs(radius - Math.hypot(radius - fromSide, radius - fromTop));
}

/** One straight stroke, in whatever direction. */
function isLine(shape: Shape, width: number): boolean {
  const { longness, breadth } = shapeOf(shape.pixels, width);
  return breadth <= 1.6 && longness >= 6;
}

/** By how the pixels lie around their middle. */
function shapeOf(pixels: readonly number[], width: number): { longness: number; breadth: number } {
  let [sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumYY += y * y;
    sumXY += x * y;
  }
  const count = pixels.length;
  const [varX, varY] = [sumXX / count - (sumX / count) ** 2, sumYY / count - (sumY / count) ** 2];
  const both = sumXY / count - (sumX / count) * (sumY / count);
  const root = Math.sqrt(((varX - varY) / 2) ** 2 + both ** 2);
  const [long, broad] = [(varX + varY) / 2 + root, Math.max(0, (varX + varY) / 2 - root)];
  return { longness: Math.sqrt(long / Math.max(0.1, broad)), breadth: Math.sqrt(broad) };
}

function gapOf(a: Span, b: Span): { across: number; along: number } {
  return {
    across: Math.max(0, Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1)),
    along: Math.max(0, Math.max(a.y0, b.y0) - Math.min(a.y1, b.y1)),
  };
}

function isBeside(a: Span, b: Span): boolean {
  const gap = gapOf(a, b);
  return gap.across <= besides && gap.along <= besides;
}

/** Letters with much room between them, in a row or in a column. */
function areApart(a: Span, b: Span): boolean {
  const [one, other] = [sidesOf(a), sidesOf(b)];
  const sizes = [Math.max(one.across, one.along), Math.max(other.across, other.along)];
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  if (small < speck + 2 || large > 1.7 * small) return false;
  const gap = gapOf(a, b);
  const isRow = gap.along === 0 && Math.abs(a.y0 + a.y1 - b.y0 - b.y1) <= small;
  // Colons stand in a column as well.
  const isColumn =
    Math.min(one.across, other.across) > speck &&
    gap.across === 0 &&
    Math.abs(a.x0 + a.x1 - b.x0 - b.x1) <= small;
  return (isRow && gap.across <= farLetters * small) || (isColumn && gap.along <= farLetters * small);
}

/** Each with its neighbours, and theirs. */
function clustersOf<Item>(items: readonly Item[], isNear: (a: Item, b: Item) => boolean): Item[][] {
  let clusters: Item[][] = [];
  for (const item of items) {
    const near = clusters.filter((cluster) => cluster.some((other) => isNear(item, other)));
    clusters = [...clusters.filter((cluster) => !near.includes(cluster)), [...near.flat(), item]];
  }
  return clusters;
}

function clusterOf(shapes: readonly Shape[], width: number): Omit<InkCluster, 'isLone'> {
  const pixels = shapes.flatMap((shape) => shape.pixels);
  return { place: around(shapes), ink: pixels.length, ...shapeOf(pixels, width) };
}
