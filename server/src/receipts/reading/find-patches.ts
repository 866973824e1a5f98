import { standsOnBox } from './ground-box.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

type Colour = readonly [number, number, number];
type Side = 'above' | 'below' | 'before' | 'behind';
const sides: readonly Side[] = ['above', 'below', 'before', 'behind'];

/** In pixels: letters have soft edges so far around them, and a patch ends within so much more, or so many heights. */
const softEdge = 3;
const widest = 16;
const widestInHeights = 0.8;
/** The ground inside and outside differs by so much, all three colours together; what compression leaves is less. */
const leastStep = 6;
/** Of one patch, and of the ground around it, all sides look alike; a shadow has another light on either side. */
const alike = 4;
/** A band goes on to both sides: an edge that cannot be seen on more than one of them is no edge. */
const leastSides = 3;
/** So much of a line may be drawn on. */
const quietShare = 0.75;

/**
 * Numbers on a ground of their own that ends close around them on all sides: what somebody laid over another number. The
 * number in a table or a band stands on a ground that goes on.
 */
export function findPatches(picture: ColourPicture, words: readonly (Span & { text: string })[]): Span[] {
  return words.filter(
    (word) => /\d{2}/.test(word.text) && (isPatch(picture, word, words) || standsOnBox(picture, word)),
  );
}

function isPatch(picture: ColourPicture, word: Span, others: readonly Span[]): boolean {
  const looks = sides.map((side) => ({ side, ...stepOn(picture, side, word, roomOn(side, word, others)) }));
  // Another word of the same patch may stand there.
  const open = looks.filter(({ isBlocked, step }) => step !== null || !isBlocked);
  const steps = open.flatMap(({ step }) => step ?? []);
  const hasBoth = (['above', 'below'] as const).every((side) => open.some((look) => look.side === side));
  return (
    hasBoth &&
    steps.length >= leastSides &&
    steps.length === open.length &&
    areAlike(steps.map(({ inside }) => inside)) &&
    areAlike(steps.map(({ outside }) => outside))
  );
}

type Room = { room: number; isBlocked: boolean };

/** How far it is to what stands beside it, and no further than a patch goes. */
function roomOn(side: Side, { x0, y0, x1, y1 }: Span, others: readonly Span[]): Room {
  const most = Math.max(widest, widestInHeights * (y1 - y0));
  const gaps = others.flatMap((other) => {
    const isInRow = other.y0 < y1 && other.y1 > y0;
    const isInColumn = other.x0 < x1 && other.x1 > x0;
    if (side === 'before') return isInRow && other.x1 <= x0 ? [x0 - other.x1] : [];
    if (side === 'behind') return isInRow && other.x0 >= x1 ? [other.x0 - x1] : [];
    if (side === 'above') return isInColumn && other.y1 <= y0 ? [y0 - other.y1] : [];
    return isInColumn && other.y0 >= y1 ? [other.y0 - y1] : [];
  });
  const room = Math.floor(Math.min(most, ...gaps.map((gap) => gap - softEdge)));
  return { room, isBlocked: room < Math.floor(most) };
}

/** The ground on both sides of an edge that lies there; null where there is none. */
function stepOn(picture: ColourPicture, side: Side, word: Span, { room, isBlocked }: Room) {
  const grounds: (Colour | null)[] = [];
  for (let away = softEdge; away <= room; away += 1) grounds.push(groundAt(picture, side, word, away));
  // Compression leaves traces of letters right beside them.
  const inside = grounds.find((ground) => ground !== null);
  const outside = grounds.at(-1);
  const isStep = inside && outside && difference(inside, outside) >= leastStep;
  return { isBlocked, step: isStep ? { inside, outside } : null };
}

/** The colour of a line beside a word; null where too much is drawn on it, or where the picture ends. */
function groundAt(
  { pixels, width, height }: ColourPicture,
  side: Side,
  span: Span,
  away: number,
): Colour | null {
  const { x0, y0, x1, y1 } = span;
  const isRow = side === 'above' || side === 'below';
  const at = Math.round(
    side === 'above' ? y0 - away : side === 'below' ? y1 + away : side === 'before' ? x0 - away : x1 + away,
  );
  if (at < 0 || at >= (isRow ? height : width)) return null;
  const [from, to] = isRow ? [x0, x1] : [y0, y1];
  const line: Colour[] = [];
  for (let on = Math.max(0, Math.ceil(from)); on < Math.min(to, isRow ? width : height); on += 1) {
    const byte = 3 * (isRow ? at * width + on : on * width + at);
    line.push([pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0]);
  }
  const middle = middleOf(line);
  const quiet = line.filter((colour) => difference(colour, middle) < leastStep).length;
  return line.length > 0 && quiet >= quietShare * line.length ? middle : null;
}

function middleOf(colours: readonly Colour[]): Colour {
  const of = (part: 0 | 1 | 2) =>
    colours.map((colour) => colour[part]).sort((a, b) => a - b)[Math.floor(colours.length / 2)] ?? 0;
  return [of(0), of(1), of(2)];
}

const difference = (a: Colour, b: Colour) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

const areAlike = ([first, ...more]: readonly Colour[]) =>
  first !== undefined && more.every((colour) => difference(first, colour) <= alike);
