import { type Colour, colourAt, difference, groundIn } from './ground-box.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

type Word = Span & { text: string };

/** How one digit of a number is written. */
export type DigitGlyph = {
  digit: string;
  /** Which letter of the word it is. */
  at: number;
  /** In pixels and shares of them: where its ink begins and ends. */
  top: number;
  bottom: number;
  /** The middle between its sides. */
  x: number;
  /** How strong its ink is, as a share of the strongest of the word. */
  strength: number;
  /** By how much it differs from the ground in each colour. */
  ink: Colour;
  /** How thick its strokes are, in pixels. */
  weight: number;
  /** By how much of its strength the ink changes from one pixel to the next but one, at its sharpest edges. */
  sharpness: number;
  /** What it stands on; null where nothing of that is seen. */
  ground: Colour | null;
};

/** In pixels: smaller digits have no shape that could be compared. */
const leastHeight = 9;
/** The sum of three colours; paler words are not compared. */
const leastContrast = 90;
const strongest = 0.97;
/** Ink from so much of the strongest on: the first at which there are as many glyphs as letters. */
const cuts = [0.5, 0.4, 0.6, 0.3, 0.7] as const;
/** In the height of the highest: points are lower, digits are not. */
const lowMark = 0.5;
/** Around the place of a word, in its height: a digit that was put in may reach out of it. */
const margin = 0.3;
/** In pixels: what is smaller than this is a speck. */
const leastPixels = 3;
/** How strong a digit is, and how sharp, is told by its strongest tenth; so much of that is the middle of its strokes. */
const strong = 0.9;
const core = 0.85;
/** In pixels, how far from ink the ground begins, and how much of it has to be seen. */
const softEdge = 2;
const leastGround = 6;
const leastInk = 0.3;
/** How far over and under a digit its ground is looked at, in its height. */
const groundReach = 0.12;

type Field = { left: number; top: number; across: number; along: number; ink: Float32Array };
type Glyph = Span & { pixels: number };

/** The digits of a number that is written in one row; null where they cannot be told from each other. */
export function digitGlyphsOf(picture: ColourPicture, word: Word): DigitGlyph[] | null {
  const letters = [...word.text.replace(/\s/g, '')];
  const ground = groundIn(picture, word);
  const field = ground && inkField(picture, word, ground);
  if (!field) return null;
  for (const cut of cuts) {
    const glyphs = glyphsIn(field, word, cut);
    if (!areLetters(glyphs, letters)) continue;
    return letters.flatMap((digit, at) => {
      const glyph = glyphs[at];
      return glyph && /\d/.test(digit) ? [{ digit, at, ...lookOf(picture, field, glyph, cut, ground) }] : [];
    });
  }
  return null;
}

/** One for one: of digits none is half as high as another or broader than high, and all that parts them is low. */
function areLetters(glyphs: readonly Glyph[], letters: readonly string[]): boolean {
  const highest = Math.max(...glyphs.map(({ y0, y1 }) => y1 - y0));
  return (
    glyphs.length === letters.length &&
    glyphs.every(({ x0, x1, y0, y1 }, at) => {
      const [letter = '', height] = [letters[at], y1 - y0];
      if (/[.,-]/.test(letter)) return height < lowMark * highest;
      return !/\d/.test(letter) || (height >= lowMark * highest && x1 - x0 <= height);
    })
  );
}

function inkField(picture: ColourPicture, word: Span, ground: Colour): Field | null {
  const room = Math.ceil(margin * (word.y1 - word.y0));
  const [left, top] = [Math.max(0, Math.floor(word.x0) - room), Math.max(0, Math.floor(word.y0) - room)];
  const across = Math.min(picture.width, Math.ceil(word.x1) + room) - left;
  const along = Math.min(picture.height, Math.ceil(word.y1) + room) - top;
  if (word.y1 - word.y0 < leastHeight || across < 1 || along < 1) return null;
  const ink = new Float32Array(across * along);
  const inWord: number[] = [];
  for (let y = 0; y < along; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const own = difference(colourAt(picture, left + x, top + y), ground);
      ink[y * across + x] = own;
      if (isWithin(left + x, top + y, word)) inWord.push(own);
    }
  }
  const full = quantile(inWord, strongest);
  if (full < leastContrast) return null;
  return { left, top, across, along, ink: ink.map((own) => own / full) };
}

const isWithin = (x: number, y: number, { x0, y0, x1, y1 }: Span) => x >= x0 && x < x1 && y >= y0 && y < y1;

/** What hangs together, from left to right, if its middle is in the word. */
function glyphsIn(field: Field, word: Span, cut: number): Glyph[] {
  const isSeen = new Uint8Array(field.ink.length);
  const glyphs: Glyph[] = [];
  for (const [start, own] of field.ink.entries()) {
    if (own < cut || isSeen[start] === 1) continue;
    const glyph = glyphFrom(field, start, cut, isSeen);
    const [x, y] = [field.left + (glyph.x0 + glyph.x1) / 2, field.top + (glyph.y0 + glyph.y1) / 2];
    if (glyph.pixels >= leastPixels && isWithin(x, y, word)) glyphs.push(glyph);
  }
  return glyphs
    .filter((glyph) => !glyphs.some((other) => other !== glyph && isInside(glyph, other)))
    .toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
}

function glyphFrom({ across, along, ink }: Field, start: number, cut: number, isSeen: Uint8Array): Glyph {
  const glyph = { x0: across, y0: along, x1: 0, y1: 0, pixels: 0 };
  const found = [start];
  isSeen[start] = 1;
  for (let at = found.pop(); at !== undefined; at = found.pop()) {
    const [x, y] = [at % across, Math.floor(at / across)];
    glyph.pixels += 1;
    glyph.x0 = Math.min(glyph.x0, x);
    glyph.y0 = Math.min(glyph.y0, y);
    glyph.x1 = Math.max(glyph.x1, x + 1);
    glyph.y1 = Math.max(glyph.y1, y + 1);
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(along - 1, y + 1); nearY += 1) {
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(across - 1, x + 1); nearX += 1) {
        const near = nearY * across + nearX;
        if (isSeen[near] === 1 || (ink[near] ?? 0) < cut) continue;
        isSeen[near] = 1;
        found.push(near);
      }
    }
  }
  return glyph;
}

/** The dot in a zero of a typewriter. */
const isInside = (inner: Span, outer: Span) =>
  inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1;

function lookOf(
  picture: ColourPicture,
  field: Field,
  glyph: Glyph,
  cut: number,
  ground: Colour,
): Omit<DigitGlyph, 'digit' | 'at'> {
  const inks = placesIn(glyph).map(([x, y]) => inkAt(field, x, y));
  const strength = quantile(
    inks.filter((own) => own >= cut),
    strong,
  );
  return {
    top: field.top + edgeOf(field, glyph, strength, -1),
    bottom: field.top + edgeOf(field, glyph, strength, 1) + 1,
    x: (glyph.x0 + glyph.x1) / 2,
    strength,
    ink: inkColourOf(picture, field, glyph, strength, ground),
    weight: weightOf(field, glyph),
    sharpness: sharpnessOf(field, glyph) / strength,
    ground: groundAround(picture, field, glyph),
  };
}

const inkAt = ({ ink, across, along }: Field, x: number, y: number) =>
  x < 0 || y < 0 || x >= across || y >= along ? 0 : (ink[y * across + x] ?? 0);

const grown = ({ x0, y0, x1, y1 }: Span, by: number): Span => ({
  ...{ x0: x0 - by, y0: y0 - by },
  ...{ x1: x1 + by, y1: y1 + by },
});

/** Of the middle of its strokes, by how much it differs from the ground. */
function inkColourOf(
  picture: ColourPicture,
  field: Field,
  glyph: Glyph,
  strength: number,
  ground: Colour,
): Colour {
  const colours = placesIn(glyph)
    .filter(([x, y]) => inkAt(field, x, y) >= core * strength)
    .map(([x, y]) => colourAt(picture, field.left + x, field.top + y));
  const part = (index: 0 | 1 | 2) =>
    colours.reduce((sum, colour) => sum + colour[index], 0) / Math.max(1, colours.length) - ground[index];
  return [part(0), part(1), part(2)];
}

/**
 * All ink by the length of its edges, of which a stroke has two. Blur changes neither. From one pixel to the very next:
 * over two of them the edges of a thin stroke are lost.
 */
function weightOf(field: Field, glyph: Glyph): number {
  const around = placesIn(grown(glyph, softEdge));
  const ink = around.reduce((sum, [x, y]) => sum + inkAt(field, x, y), 0);
  const edges = around.reduce((sum, [x, y]) => {
    const own = inkAt(field, x, y);
    return sum + Math.hypot(inkAt(field, x + 1, y) - own, inkAt(field, x, y + 1) - own);
  }, 0);
  return (2 * ink) / Math.max(1, edges);
}

function sharpnessOf(field: Field, glyph: Glyph): number {
  const steps = placesIn(grown(glyph, 1)).map(([x, y]) =>
    Math.max(
      Math.abs(inkAt(field, x + 1, y) - inkAt(field, x - 1, y)),
      Math.abs(inkAt(field, x, y + 1) - inkAt(field, x, y - 1)),
    ),
  );
  return quantile(steps, strong);
}

const placesIn = ({ x0, y0, x1, y1 }: Span): [number, number][] =>
  Array.from({ length: Math.max(0, y1 - y0) }, (_, row) => y0 + row).flatMap((y) =>
    rowOf({ x0, x1, y0, y1 }, y),
  );

const rowOf = ({ x0, x1 }: Span, y: number): [number, number][] =>
  Array.from({ length: Math.max(0, x1 - x0) }, (_, column) => [x0 + column, y]);

/** The row above (-1) or below (1) which there is less than half of its ink, between two pixels. */
function edgeOf(field: Field, glyph: Glyph, strength: number, step: 1 | -1): number {
  const most = (y: number) => Math.max(...rowOf(glyph, y).map(([x]) => inkAt(field, x, y)));
  const from = step < 0 ? glyph.y0 : glyph.y1 - 1;
  const half = strength / 2;
  let y = from;
  while (most(y) < half && Math.abs(y - from) < softEdge) y -= step;
  while (most(y + step) >= half && Math.abs(y - from) < softEdge) y += step;
  const [inside, beyond] = [most(y), most(y + step)];
  const share = inside > beyond ? Math.min(1, Math.max(0, (inside - half) / (inside - beyond))) : 0;
  return y + step * (share - 0.5);
}

/** The middle colour of what has no ink near it. */
function groundAround(picture: ColourPicture, field: Field, glyph: Glyph): Colour | null {
  const reach = Math.max(2 * softEdge, Math.round(groundReach * (glyph.y1 - glyph.y0)));
  const cell = {
    x0: Math.max(0, glyph.x0),
    x1: Math.min(field.across, glyph.x1),
    y0: Math.max(0, glyph.y0 - reach),
    y1: Math.min(field.along, glyph.y1 + reach),
  };
  const colours = placesIn(cell)
    .filter(([x, y]) => hasNoInkNear(field, x, y))
    .map(([x, y]) => colourAt(picture, field.left + x, field.top + y));
  if (colours.length < leastGround) return null;
  const of = (part: 0 | 1 | 2) => {
    const lights = colours.map((colour) => colour[part]);
    return quantile(lights, 0.5);
  };
  return [of(0), of(1), of(2)];
}

function hasNoInkNear(field: Field, x: number, y: number): boolean {
  for (let nearY = y - softEdge; nearY <= y + softEdge; nearY += 1) {
    for (let nearX = x - softEdge; nearX <= x + softEdge; nearX += 1) {
      if (inkAt(field, nearX, nearY) > leastInk) return false;
    }
  }
  return true;
}

function quantile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
