import { type DigitGlyph, digitGlyphsOf } from './digit-glyphs.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

type Word = Span & { text: string };

/** Fewer digits have no hand of their own. */
const leastDigits = 3;
/** Letters, digits and what parts them; of other signs some are two strokes. */
const isPlainNumber = /^[A-Z]*\d[\d.,/-]*$/;

/**
 * By how much a digit stands out from the others of its number, where honest ones of all damages do not: places in shares of
 * the height, but so many pixels at least; ratios as logarithms; the angle between two colours of ink; ground as the sum
 * of three colours.
 */
const outside = {
  height: 0.09,
  heightPixels: 1.5,
  place: 0.05,
  placePixels: 1.2,
  weight: 0.3,
  strength: 0.25,
  sharpness: 0.45,
  hue: 0.15,
  ground: 48,
} as const;
/** Blur shortens what ends in a point, as 4 does: by so much for edges that are half as sharp as they could be. */
const blurPixels = 2;
/** The others are even if they differ by no more than so much of that. */
const even = 0.5;
/** Cents may be written smaller. */
const smallCents = 0.92;
/** Old-style digits reach so much over or under 0, 1 and 2. */
const leastReach = 0.15;

/** Numbers with a digit that another hand put in: one that stands out from the others, which are alike. */
export function findForeignDigits(picture: ColourPicture, words: readonly Word[]): Word[] {
  return words.filter((word) => {
    const text = word.text.replace(/[^\dA-Z]+$/, '');
    if (!isPlainNumber.test(text) || (text.match(/\d/g)?.length ?? 0) < leastDigits) return false;
    const glyphs = digitGlyphsOf(picture, word);
    return glyphs !== null && runsOf(word.text, glyphs).some(hasForeignDigit);
  });
}

/** Cents that are smaller than all before them are a run of their own. */
function runsOf(text: string, glyphs: readonly DigitGlyph[]): (readonly DigitGlyph[])[] {
  const point = text.search(/[.,]\d{2}\D*$/);
  const [whole, cents] = [glyphs.filter(({ at }) => at < point), glyphs.filter(({ at }) => at > point)];
  const areSmaller =
    point > 0 && Math.max(...cents.map(heightOf)) < smallCents * Math.min(...whole.map(heightOf));
  return areSmaller ? [whole, cents] : [glyphs];
}

const heightOf = ({ top, bottom }: DigitGlyph) => bottom - top;
const placeOf = ({ top, bottom }: DigitGlyph) => (top + bottom) / 2;

function hasForeignDigit(glyphs: readonly DigitGlyph[]): boolean {
  if (glyphs.length < leastDigits) return false;
  const height = middleOf(glyphs.map(heightOf));
  const blur = blurPixels * Math.max(0, 1 / middleOf(glyphs.map(({ sharpness }) => sharpness)) - 1);
  const ofHeight = blur + Math.max(outside.height * height, outside.heightPixels);
  const ofPlace = blur + Math.max(outside.place * height, outside.placePixels);
  const isAstray =
    !areOldStyle(glyphs, ofHeight) &&
    (standsApart(glyphs.map(heightOf), ofHeight) || isOffLine(glyphs, ofPlace));
  const grounds = glyphs.flatMap(({ ground }) => (ground ? [ground] : []));
  return (
    isAstray ||
    // Of three, two are often the same: 0 is thick in bold serifs.
    (glyphs.length > leastDigits && standsOut(logarithms(glyphs, 'weight'), outside.weight)) ||
    standsOut(logarithms(glyphs, 'strength'), outside.strength) ||
    standsOut(logarithms(glyphs, 'sharpness'), outside.sharpness) ||
    standsOut(
      distances(
        glyphs.map(({ ink }) => directionOf(ink)),
        angleBetween,
      ),
      outside.hue,
    ) ||
    standsOut(distances(grounds, sumOfSteps), outside.ground)
  );
}

const logarithms = (glyphs: readonly DigitGlyph[], part: 'weight' | 'strength' | 'sharpness') =>
  glyphs.map((glyph) => Math.log(Math.max(0.001, glyph[part])));

/** Some differ from the middle of all, and the others, more than half of them, hardly do. */
function standsOut(values: readonly number[], least: number): boolean {
  const { alike, foreign } = partedAt(values, least);
  return foreign > 0 && alike > values.length / 2;
}

/** None is in between, as it is where the picture is askew. */
function standsApart(values: readonly number[], least: number): boolean {
  const { alike, foreign } = partedAt(values, least);
  return standsOut(values, least) && alike + foreign === values.length;
}

function partedAt(values: readonly number[], least: number) {
  const middle = middleOf(values);
  const away = values.map((value) => Math.abs(value - middle));
  return {
    alike: away.filter((distance) => distance <= even * least).length,
    foreign: away.filter((distance) => distance > least).length,
  };
}

/** Higher or lower than the others, also if the picture is askew. */
function isOffLine(glyphs: readonly DigitGlyph[], least: number): boolean {
  const slope = slopeOf(glyphs);
  return (
    standsApart(glyphs.map(placeOf), least) &&
    standsApart(
      glyphs.map((glyph) => placeOf(glyph) - slope * glyph.x),
      least,
    )
  );
}

/** The middle one of every two of them; where two are in the middle the lesser. */
function slopeOf(glyphs: readonly DigitGlyph[]): number {
  const slopes = glyphs
    .flatMap((one, at) =>
      glyphs.slice(at + 1).map((other) => (placeOf(other) - placeOf(one)) / Math.max(1, other.x - one.x)),
    )
    .toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [slopes[(slopes.length - 1) >> 1], slopes[slopes.length >> 1]];
  return Math.abs(low) < Math.abs(high) ? low : high;
}

type Vector = readonly [number, number, number];

/** Of each from the middle of all. */
function distances(vectors: readonly Vector[], between: (a: Vector, b: Vector) => number): number[] {
  const of = (part: 0 | 1 | 2) => middleOf(vectors.map((vector) => vector[part]));
  const middle = [of(0), of(1), of(2)] as const;
  return vectors.map((vector) => between(vector, middle));
}

const sumOfSteps = (a: Vector, b: Vector) =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

function directionOf(ink: Vector): Vector {
  const length = Math.max(1, Math.hypot(...ink));
  return [ink[0] / length, ink[1] / length, ink[2] / length];
}

const angleBetween = (a: Vector, b: Vector) =>
  Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));

/**
 * A family in which 3, 4, 5, 7 and 9 reach under the others and 6 and 8 over them, and none anything else: faces of books
 * and letters write numbers so.
 */
function areOldStyle(glyphs: readonly DigitGlyph[], tolerance: number): boolean {
  const reach = leastReach * middleOf(glyphs.map(heightOf));
  const [low, notLow] = partedBy(glyphs, /[34579]/, ({ bottom }) => bottom);
  const [high, notHigh] = partedBy(glyphs, /[68]/, ({ top }) => top);
  return (
    [low, notLow, high, notHigh].every((some) => spreadOf(some) <= tolerance) &&
    low.length + high.length > 0 &&
    (low.length === 0 || notLow.length === 0 || Math.min(...low) - Math.max(...notLow) >= reach) &&
    (high.length === 0 || notHigh.length === 0 || Math.min(...notHigh) - Math.max(...high) >= reach)
  );
}

function partedBy(glyphs: readonly DigitGlyph[], digits: RegExp, edge: (glyph: DigitGlyph) => number) {
  const [some, others] = [
    glyphs.filter(({ digit }) => digits.test(digit)),
    glyphs.filter(({ digit }) => !digits.test(digit)),
  ];
  return [some.map(edge), others.map(edge)] as const;
}

const spreadOf = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
