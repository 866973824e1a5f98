import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

export type Colour = readonly [number, number, number];

/** What compression leaves of one colour differs by so much, all three parts together; another ground differs by more. */
const sameGround = 12;
/** The finest differences of one colour: of a byte these bits count. */
const coarse = 0b11111000;
/** How far around a number its ground is followed, in its heights: a box that ends there holds its row alone. */
const window = { across: 14, along: 1.6 };
/** How close around its letters a box ends, in their height. */
const closest = 0.75;
/** Within a box words stand so close; a stripe of a table holds a label and, far from it, a value. */
const wordGap = 1.6;
/** Letters differ from it by more than what compression leaves around them. */
const leastInk = 24;
/** In pixels: how large a corner is, and how far outside an edge its softness ends. */
const [corner, outer] = [3, { from: 3, to: 6 }];
/** So much of a straight edge is of the box, and of a corner that is not round. */
const [straight, fullCorner] = [0.9, 0.75];

/**
 * Whether a number stands on a box with sharp corners that ends close around its row on all sides, on other ground: what
 * was laid over another number. The engine may have taken the box for a part of the letters, so it is found by its colour.
 * Buttons and signs have round corners or more room, cells of a table go on or have the ground of their neighbours.
 */
export function standsOnBox(picture: ColourPicture, word: Span): boolean {
  const quarter = (word.y1 - word.y0) / 4;
  const ground = groundIn(picture, { ...word, y0: word.y0 + quarter, y1: word.y1 - quarter });
  const box = ground && boxOf(picture, word, ground);
  if (!ground || !box) return false;
  const sides = sidesAround(picture, box);
  const outside = middleOf(sides.flat());
  const step = difference(ground, outside);
  const isWithin = (x: number, y: number) => {
    const colour = colourAt(picture, x, y);
    return difference(colour, ground) <= Math.max(sameGround, difference(colour, outside));
  };
  const isInk = (x: number, y: number) => difference(colourAt(picture, x, y), ground) > leastInk;
  return (
    step > sameGround &&
    sides.every((side) => isMostly(side, (colour) => difference(colour, ground) > step / 2)) &&
    isSharp(box, isWithin) &&
    isClose(box, isInk)
  );
}

/** The colour most of a word's place has; letters have less of it. */
export function groundIn(picture: ColourPicture, { x0, y0, x1, y1 }: Span): Colour | null {
  const found = new Map<number, Colour[]>();
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(picture.height, y1); y += 1) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(picture.width, x1); x += 1) {
      const colour = colourAt(picture, x, y);
      const key = ((colour[0] & coarse) << 16) | ((colour[1] & coarse) << 8) | (colour[2] & coarse);
      const known = found.get(key);
      if (known) known.push(colour);
      else found.set(key, [colour]);
    }
  }
  const most = [...found.values()].toSorted((a, b) => b.length - a.length)[0];
  return most ? middleOf(most) : null;
}

/** What hangs together of that ground; null where it goes on. */
function boxOf(picture: ColourPicture, { x0, y0, x1, y1 }: Span, ground: Colour): Span | null {
  const height = y1 - y0;
  const [left, top] = [Math.floor(x0 - window.across * height), Math.floor(y0 - window.along * height)];
  const [right, bottom] = [Math.ceil(x1 + window.across * height), Math.ceil(y1 + window.along * height)];
  const across = right - left;
  const isSeen = new Uint8Array(across * (bottom - top));
  const found: [number, number][] = [];
  const visit = (x: number, y: number) => {
    const at = (y - top) * across + x - left;
    if (isSeen[at] === 1 || difference(colourAt(picture, x, y), ground) > sameGround) return;
    isSeen[at] = 1;
    found.push([x, y]);
  };
  for (let x = Math.ceil(x0); x < x1; x += 1) visit(x, Math.round((y0 + y1) / 2));
  const box = { x0: right, y0: bottom, x1: left, y1: top };
  for (let at = found.pop(); at !== undefined; at = found.pop()) {
    const [x, y] = at;
    const goesOn = x <= left || y <= top || x >= right - 1 || y >= bottom - 1;
    if (goesOn || x <= 0 || y <= 0 || x >= picture.width - 1 || y >= picture.height - 1) return null;
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return box.x1 - box.x0 > 4 * corner && box.y1 - box.y0 > 4 * corner ? box : null;
}

type Test = (x: number, y: number) => boolean;

/** Straight edges that meet in corners: a round one has none of its ground there. */
function isSharp({ x0, y0, x1, y1 }: Span, isWithin: Test): boolean {
  const lines = [
    pointsOf(x0, x1, (x) => [x, y0 + 1]),
    pointsOf(x0, x1, (x) => [x, y1 - 2]),
    pointsOf(y0, y1, (y) => [x0 + 1, y]),
    pointsOf(y0, y1, (y) => [x1 - 2, y]),
  ];
  const corners = [
    [x0, y0],
    [x1 - corner, y0],
    [x0, y1 - corner],
    [x1 - corner, y1 - corner],
  ] as const;
  return (
    lines.every((line) => isMostly(line, ([x, y]) => isWithin(x, y))) &&
    corners.every(([left, top]) =>
      isMostly(
        pointsOf(0, corner * corner, (at) => [left + (at % corner), top + Math.floor(at / corner)]),
        ([x, y]) => isWithin(x, y),
        fullCorner,
      ),
    )
  );
}

/** The colours right outside each of its edges. */
function sidesAround(picture: ColourPicture, { x0, y0, x1, y1 }: Span): Colour[][] {
  const beyond = Array.from({ length: outer.to - outer.from + 1 }, (_, at) => outer.from + at);
  return [
    beyond.flatMap((away) => pointsOf(x0, x1, (x) => [x, y0 - away])),
    beyond.flatMap((away) => pointsOf(x0, x1, (x) => [x, y1 - 1 + away])),
    beyond.flatMap((away) => pointsOf(y0, y1, (y) => [x0 - away, y])),
    beyond.flatMap((away) => pointsOf(y0, y1, (y) => [x1 - 1 + away, y])),
  ].map((side) => side.map(([x, y]) => colourAt(picture, x, y)));
}

/** Around its letters, which stand in one row without a gap. */
function isClose({ x0, y0, x1, y1 }: Span, isInk: Test): boolean {
  const rows = pointsOf(y0 + 2, y1 - 2, (y) => [x0, y]).filter(([, y]) =>
    pointsOf(x0 + 2, x1 - 2, (x) => [x, y]).some(([x]) => isInk(x, y)),
  );
  const columns = pointsOf(x0 + 2, x1 - 2, (x) => [x, y0]).filter(([x]) =>
    pointsOf(y0 + 2, y1 - 2, (y) => [x, y]).some(([, y]) => isInk(x, y)),
  );
  const [inkTop, inkBottom] = [rows[0]?.[1], rows.at(-1)?.[1]];
  const [inkLeft, inkRight] = [columns[0]?.[0], columns.at(-1)?.[0]];
  if (inkTop === undefined || inkBottom === undefined || inkLeft === undefined || inkRight === undefined)
    return false;
  const height = inkBottom - inkTop + 1;
  const hasGap = columns.some(([x], at) => x - (columns[at - 1]?.[0] ?? x) > wordGap * height);
  const room = Math.max(inkTop - y0, y1 - 1 - inkBottom, inkLeft - x0, x1 - 1 - inkRight);
  return !hasGap && room <= closest * height;
}

const isMostly = <Item>(items: readonly Item[], is: (item: Item) => boolean, share = straight) =>
  items.filter(is).length >= share * items.length;

const pointsOf = (from: number, to: number, point: (at: number) => [number, number]) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => point(from + at));

export function colourAt({ pixels, width }: ColourPicture, x: number, y: number): Colour {
  const byte = 3 * (y * width + x);
  return [pixels[byte] ?? 0, pixels[byte + 1] ?? 0, pixels[byte + 2] ?? 0];
}

function middleOf(colours: readonly Colour[]): Colour {
  const of = (part: 0 | 1 | 2) =>
    colours.map((colour) => colour[part]).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [of(0), of(1), of(2)];
}

export const difference = (a: Colour, b: Colour) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
