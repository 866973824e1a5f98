import { type Colour, colourAt, difference, groundIn } from './ground-box.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

type Word = Span & { text: string };
/** How much of the strongest ink of a word is at a place: 0 is its ground, 1 a letter. */
type Ink = { across: number; along: number; at: (x: number, y: number) => number };
type Point = { x: number; y: number };

/** In pixels: smaller letters have no gaps between them any more. */
const leastHeight = 8;
/** Paler words are not held against anything. */
const leastInk = 60;
const strongest = 0.95;
const isInk = 0.35;
/**
 * In shares of the height, from the first letter to the last: where the middle of a line may be, and how far from it a hand
 * astray. What stands higher or lower is a rule of a table, or lies under the word.
 */
const bands = [
  { from: 0.465, to: 0.465, half: 0.215 },
  { from: 0.65, to: 0.3, half: 0.2 },
  { from: 0.3, to: 0.65, half: 0.2 },
  { from: 0.85, to: 0.15, half: 0.2 },
  { from: 0.15, to: 0.85, half: 0.2 },
] as const;
/** In heights of a long number: five digits. What goes through fewer joins two of them, as in a blurred picture. */
const leastLength = 4;
/**
 * How strong a line is, and by how much it stands out between the letters: blurred ones touch each other at any height.
 * Digits touch less, and what stands in them is what a forger strikes out.
 */
const ofDigits = { ink: 0.25, ridge: 0.25 };
const ofLetters = { ink: 0.35, ridge: 0.38 };
/** So many columns have hardly anything but the line in them, and so near to its middle is the line. */
const gaps = 0.15;
const thickness = { share: 0.14, pixels: 2 };

/** Between two signs of one Chinese word, in their height. */
const wordGap = 0.5;

/** Words with a line through them: a number that somebody struck out is none that counts. */
export function findStruckOut(picture: ColourPicture, words: readonly Word[]): Word[] {
  return joined(words).filter((word) => isStruckOut(picture, word));
}

/** Chinese is read sign by sign, and many a sign has a line through it. */
function joined(words: readonly Word[]): Word[] {
  const all: Word[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (last && areOneText(last, word))
      all.splice(-1, 1, {
        ...{ text: last.text + word.text, x0: last.x0, x1: word.x1 },
        ...{ y0: Math.min(last.y0, word.y0), y1: Math.max(last.y1, word.y1) },
      });
    else all.push(word);
  }
  return all;
}

function areOneText(last: Word, next: Word): boolean {
  if (![last, next].every(({ text }) => /^\p{Script=Han}+$/u.test(text))) return false;
  const gap = next.x0 - last.x1;
  const isInRow = last.y0 < next.y1 && next.y0 < last.y1;
  return isInRow && gap > -wordGap * (last.y1 - last.y0) && gap < wordGap * (last.y1 - last.y0);
}

function isStruckOut(picture: ColourPicture, word: Word): boolean {
  const least = hasDigits.test(word.text) ? ofDigits : hasLetters.test(word.text) ? ofLetters : null;
  const ink = least && inkOf(picture, word);
  if (!least || !ink) return false;
  const mayBePart = least === ofDigits && !hasMarks.test(word.text);
  const length = mayBePart ? Math.min(ink.across, leastLength * ink.along) : ink.across;
  return bands.some((band) => {
    const line = longestLine(ink, band, least.ink, length);
    return line.length > 0 && standsOut(ink, line, least.ridge);
  });
}

/** Stars for hidden digits are a line as well where they are blurred. */
const hasMarks = /[*•·.xX]{2}/;
/** In fewer too few gaps tell a line from two signs that touch, as the bars of 44; one alone may be a line, as \u4e00 is. */
const hasDigits = /(?:\d.*){3}/;
const hasLetters = /\p{L}{4}|\p{Script=Han}{2}/u;

/** From its first to its last pixel: the place of a word has some room around it. */
function inkOf(picture: ColourPicture, word: Span): Ink | null {
  const [left, top] = [Math.max(0, Math.floor(word.x0)), Math.max(0, Math.floor(word.y0))];
  const [right, bottom] = [
    Math.min(picture.width, Math.ceil(word.x1)),
    Math.min(picture.height, Math.ceil(word.y1)),
  ];
  const ground = groundIn(picture, word);
  if (!ground || bottom - top < leastHeight) return null;
  const rows = Array.from({ length: bottom - top }, (_, y) =>
    Array.from({ length: right - left }, (__, x) => inkAt(picture, left + x, top + y, ground)),
  );
  const strong = shareOf(rows.flat(), strongest);
  if (strong < leastInk) return null;
  const isDrawn = (one: number | undefined) => (one ?? 0) > isInk * strong;
  const drawnRows = rows.flatMap((row, y) => (row.some(isDrawn) ? [y] : []));
  const drawnColumns = (rows[0] ?? []).flatMap((_, x) => (rows.some((row) => isDrawn(row[x])) ? [x] : []));
  const [x0 = 0, y0 = 0] = [drawnColumns[0], drawnRows[0]];
  const across = (drawnColumns.at(-1) ?? 0) - x0 + 1;
  const along = (drawnRows.at(-1) ?? 0) - y0 + 1;
  if (along < leastHeight || across < along) return null;
  return { across, along, at: (x, y) => (rows[y0 + y]?.[x0 + x] ?? 0) / strong };
}

const inkAt = (picture: ColourPicture, x: number, y: number, ground: Colour) =>
  difference(colourAt(picture, x, y), ground);

const shareOf = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(share * all.length)] ?? 0;

type Step = Point & { before: Step | null; length: number; ink: number };

/** Of two ways of one length the line is the one with more ink. */
const better = (one: Step | null, other: Step) =>
  one && (one.length > other.length || (one.length === other.length && one.ink >= other.ink)) ? one : other;

/** Column by column, no more than a pixel higher or lower than before, without a gap; empty where it is shorter than that. */
function longestLine(
  ink: Ink,
  { from, to, half }: (typeof bands)[number],
  least: number,
  length: number,
): Point[] {
  let longest: Step | null = null;
  let last: readonly Step[] = [];
  for (let x = 0; x < ink.across; x += 1) {
    const middle = from + ((to - from) * x) / Math.max(1, ink.across - 1);
    const steps: Step[] = [];
    for (let y = Math.round((middle - half) * ink.along); y <= (middle + half) * ink.along; y += 1) {
      const own = ink.at(x, y);
      if (own < least) continue;
      const before = last.filter((step) => Math.abs(step.y - y) <= 1).reduce<Step | null>(better, null);
      const step = { x, y, before, length: (before?.length ?? 0) + 1, ink: (before?.ink ?? 0) + own };
      steps.push(step);
      longest = better(longest, step);
    }
    if (steps.length === 0 && ink.across - x <= length) break;
    last = steps;
  }
  if (!longest || longest.length < length) return [];
  const points: Point[] = [];
  for (let step: Step | null = longest; step; step = step.before) points.push({ x: step.x, y: step.y });
  return points;
}

const columnOf = (ink: Ink, x: number) => Array.from({ length: ink.along }, (_, y) => ink.at(x, y));

/** Between the letters there is the line and nothing else. */
function standsOut(ink: Ink, line: readonly Point[], least: number): boolean {
  const near = Math.max(thickness.pixels, thickness.share * ink.along);
  const columns = line
    .map(({ x, y }) => {
      const others = columnOf(ink, x).filter((_, at) => Math.abs(at - y) > near);
      const rest = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
      return { rest, ridge: ink.at(x, y) - rest };
    })
    .toSorted((a, b) => a.rest - b.rest);
  const between = columns.slice(0, Math.max(2, Math.ceil(gaps * columns.length)));
  return between.every(({ ridge }) => ridge >= least);
}
