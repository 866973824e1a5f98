import { type PlacedCode, placesIn } from './places-of.ts';

/** Fewer words, or fewer of them on both, say nothing of a page. */
const leastWords = 8;
const leastPairs = 5;
/** A letter's height or so, in shares of the picture: places are read askew, and a picture of a screen is bent. */
const maxAside = 0.025;
const maxAbove = 0.012;
/** A row or two. */
const maxRowOff = 0.08;
/** Two letter faces write some words wider and others narrower. */
const maxWiderBy = 0.15;
/** How far a picture may be turned: by some five degrees of a tall one. */
const maxLean = 0.15;
/** Words grow wider and higher as the places between them do, on one page. */
const maxStretchedBy = 0.08;
const maxHigherBy = 0.25;
/** The rows of a copy do not lie upside down, nor a quarter as far apart. */
const leastHeight = 0.3;
/** Added to how far words stand apart, and the width of the narrowest: nothing is divided by nought. */
const held = 1e-5;
const smallest = 1e-3;
/** Of the words of real copies nearly all were found; of a page whose middle was taken out, half. */
const mostOfOthers = 0.4;

type Pair = readonly [one: PlacedCode, other: PlacedCode];
/** `x * a + y * b + c` */
type Plane = readonly [a: number, b: number, c: number];
/** Where a place of the one picture lies on the other. */
type Lay = { x: Plane; y: Plane; wider: number; taller: number; long: number };

/**
 * Whether two pictures show pages on which the words stand in other places, however the one of them was cut, turned or
 * made smaller. False where too little was read to tell.
 */
export function areOtherPages(a: string, b: string): boolean {
  const [few, many] = inOrder(a, b);
  if (few.length < leastWords) return false;
  const pairs = pairUp(few, many);
  if (pairs.length < leastPairs) return false;
  const lay = layOf(pairs);
  if (lay === null) return true;
  const within = few.filter((word) => isWithin(word, lay));
  const found = within.filter((word) => standsOn(word, lay, many));
  return found.length < mostOfOthers * within.length;
}

/**
 * Whether on pages that are one two words of a row or more are others, in nearly one place: another payer's name. Rows lie
 * a little higher or lower where a value above them breaks over two.
 */
export function haveOtherNames(a: string, b: string): boolean {
  const [few, many] = inOrder(a, b);
  const lay = layOf(pairUp(few, many));
  if (lay === null) return false;
  const own = namesIn(few.filter((word) => isWithin(word, lay) && !hasCode(many, word)));
  const others = namesIn(many.filter((word) => !hasCode(few, word)));
  return own.some((word) => others.some((other) => isNear(word, other, lay)));
}

const hasCode = (words: readonly PlacedCode[], { code }: PlacedCode) =>
  words.some((word) => word.code === code);

/** One word by itself may be misread. */
const namesIn = (words: readonly PlacedCode[]) =>
  words.filter((word) => words.some((next) => next !== word && Math.abs(next.y - word.y) <= maxAbove));

/** The same whichever of the two comes first. */
function inOrder(a: string, b: string): [few: PlacedCode[], many: PlacedCode[]] {
  const [shorter, longer] = a.length < b.length || (a.length === b.length && a < b) ? [a, b] : [b, a];
  return [placesIn(shorter), placesIn(longer)];
}

/** Words that stand once on either. */
function pairUp(few: readonly PlacedCode[], many: readonly PlacedCode[]): Pair[] {
  const others = onlyOnce(many);
  return [...onlyOnce(few)].flatMap(([code, one]): Pair[] => {
    const other = others.get(code);
    return other ? [[one, other]] : [];
  });
}

function onlyOnce(words: readonly PlacedCode[]): Map<string, PlacedCode> {
  const codes = words.map(({ code }) => code);
  const isOnce = ({ code }: PlacedCode) => codes.indexOf(code) === codes.lastIndexOf(code);
  return new Map(words.filter(isOnce).map((word) => [word.code, word]));
}

/** Leaves out the pair that fits worst until all others fit; null where no more than a few do, or none as a picture can lie. */
function layOf(pairs: readonly Pair[]): Lay | null {
  for (let left = pairs; left.length >= leastPairs - 1; ) {
    const lay = fit(left);
    const misses = left.map((pair) => missOf(pair, lay));
    const worst = Math.max(...misses);
    if (worst <= 1) return isPossible(lay) ? lay : null;
    left = left.filter((_, at) => misses[at] !== worst);
  }
  return null;
}

function fit(pairs: readonly Pair[]): Lay {
  return {
    x: planeOf(pairs, (word) => word.x),
    y: planeOf(pairs, (word) => word.y),
    wider: median(pairs.map(([one, other]) => ratio(other.width, one.width))),
    taller: median(pairs.map(([one, other]) => ratio(other.height, one.height))),
    long: median(pairs.map(([one]) => ratio(one.width, one.height))),
  };
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 1;

/** 1 is as far from its place, or as wide, as may be. */
function missOf([one, other]: Pair, lay: Lay): number {
  return Math.max(
    Math.abs(on(lay.x, one) - other.x) / maxAside,
    Math.abs(on(lay.y, one) - other.y) / maxAbove,
    Math.abs(Math.log(ratio(other.width, one.width) / lay.wider)) / maxWiderBy,
  );
}

function isPossible({ x, y, wider, taller, long }: Lay): boolean {
  const isUpright = Math.abs(x[1]) <= maxLean && Math.abs(y[0]) <= maxLean && y[1] >= leastHeight;
  const isAsWide = Math.abs(Math.log(ratio(x[0], wider))) <= maxStretchedBy;
  // A turned word stands in a box that is higher the longer it is.
  const maxHigher = maxHigherBy + Math.abs(y[0]) * long;
  return isUpright && isAsWide && Math.abs(Math.log(ratio(y[1], taller))) <= maxHigher;
}

/** By least squares, held a little where all words stand in one column. */
function planeOf(pairs: readonly Pair[], of: (word: PlacedCode) => number): Plane {
  const mean = (from: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + from(pair), 0) / pairs.length;
  const [meanX, meanY, meanValue] = [
    mean(([one]) => one.x),
    mean(([one]) => one.y),
    mean(([, other]) => of(other)),
  ];
  const moment = (from: (x: number, y: number, value: number) => number) =>
    mean(([one, other]) => from(one.x - meanX, one.y - meanY, of(other) - meanValue));
  const [xx, yy, xy] = [moment((x) => x * x) + held, moment((_, y) => y * y) + held, moment((x, y) => x * y)];
  const [xv, yv] = [moment((x, _, value) => x * value), moment((_, y, value) => y * value)];
  const size = xx * yy - xy * xy;
  const [a, b] = [(xv * yy - yv * xy) / size, (yv * xx - xv * xy) / size];
  return [a, b, meanValue - a * meanX - b * meanY];
}

const on = ([a, b, c]: Plane, { x, y }: PlacedCode) => a * x + b * y + c;
const ratio = (a: number, b: number) => Math.max(a, smallest) / Math.max(b, smallest);

/** Whether its place is on the other picture at all. */
function isWithin(word: PlacedCode, lay: Lay): boolean {
  const [x, y] = [on(lay.x, word), on(lay.y, word)];
  return x >= 0 && x + word.width * lay.wider <= 1 && y >= maxAbove && y <= 1 - maxAbove;
}

const standsOn = (word: PlacedCode, lay: Lay, many: readonly PlacedCode[]) =>
  many.some((other) => isFound(word, other, lay));

const isFound = (word: PlacedCode, other: PlacedCode, lay: Lay) =>
  other.code === word.code &&
  Math.abs(on(lay.x, word) - other.x) <= maxAside &&
  Math.abs(on(lay.y, word) - other.y) <= maxAbove;

function isNear(word: PlacedCode, other: PlacedCode, lay: Lay): boolean {
  const left = on(lay.x, word);
  const isBeside = left >= other.x + other.width || left + word.width * lay.wider <= other.x;
  return !isBeside && Math.abs(on(lay.y, word) - other.y) <= maxRowOff;
}
