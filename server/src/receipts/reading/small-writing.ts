import { saysState } from '@mooncake/domain/receipts/reading/findings/find-success';
import type { RecognisedWord } from './choose-readings.ts';
import { colourAt, difference, groundIn } from './ground-box.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

/** In pixels: what is written smaller than this, nobody reads. */
const leastHeight = 5;
const leastSingle = 6;
/** In the usual height of a row's letters: small ones of a row are higher, and dots and strokes have no bows. */
const small = 0.62;
/** How far before and behind a word, in its height, what is written belongs to it, and how far marks are looked for. */
const reach = { own: 1.5, marks: 4 };
/** Of the strongest ink of a word, and in what all parts of a colour differ by: fainter is what compression leaves. */
const leastInk = { share: 0.3, step: 48 };
const strongest = 0.95;
/** Small letters stand so close, in their height or in pixels. */
const apart = { share: 0.7, pixels: 3 };
/** Room the engine leaves around a word. */
const aroundWord = 3;
const surelyRead = 75;
/** Marks for hidden digits are equal; so many of them are no word. */
const leastMarks = 3;
const hidingDigits = /^[*•●∗×#]{3,}$/;

/** Columns in a row with ink in each of them, as of one letter: where it is drawn, row by row from the top. */
type Run = Span & { isInk: (x: number, y: number) => boolean };

/**
 * Small letters within, between or right beside the large ones of a number or a word that tells a state: `RM 146.00` and a
 * small `/2`. The engine reads them as dots or not at all, and by the size of a page they are specks.
 */
export function findSmallWriting(picture: ColourPicture, words: readonly RecognisedWord[]): Span[] {
  const found: Span[] = [];
  for (const word of words.filter((one) => saysValue(one, words))) {
    const isBeside = (other: RecognisedWord) =>
      other !== word && other.bbox.y0 < word.bbox.y1 && other.bbox.y1 > word.bbox.y0 && isReadWord(other);
    const others = words.filter(isBeside).map(({ bbox }) => bbox);
    for (const runs of smallRunsAt(picture, word, others)) {
      const place = around(runs);
      if (isWriting(runs, place) && !found.some((one) => holdsMiddle(one, place))) found.push(place);
    }
  }
  return found;
}

/** Chinese is read sign by sign: the row tells a state. */
function saysValue({ text, bbox }: RecognisedWord, words: readonly RecognisedWord[]): boolean {
  if (/(?:\d.*){3}/.test(text)) return true;
  if (!/^\p{Script=Han}+$/u.test(text)) return /\p{L}{4}/u.test(text) && saysState(text);
  const row = words.filter((other) => other.bbox.y0 < bbox.y1 && other.bbox.y1 > bbox.y0);
  const signs = row.toSorted((a, b) => a.bbox.x0 - b.bbox.x0).map((word) => word.text);
  return saysState(signs.join(''));
}

const isReadWord = ({ text, confidence }: RecognisedWord) =>
  (text.match(/[\p{L}\d]/gu)?.length ?? 0) >= 2 ||
  /\p{Script=Han}/u.test(text) ||
  hidingDigits.test(text) ||
  (/[\p{L}\d]/u.test(text) && confidence >= surelyRead);

/** What is much lower than the letters of the word, each with its neighbours. */
function smallRunsAt(
  picture: ColourPicture,
  { text, bbox }: RecognisedWord,
  others: readonly Span[],
): Run[][] {
  const height = bbox.y1 - bbox.y0;
  const ground = groundIn(picture, bbox);
  if (!ground || height < 2 * leastHeight) return [];
  const inkAt = (x: number, y: number) => difference(colourAt(picture, x, y), ground);
  const least = Math.max(leastInk.step, leastInk.share * strongestIn(bbox, inkAt));
  const isInk = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < picture.width && y < picture.height && inkAt(x, y) >= least;
  const strip = {
    x0: Math.max(0, Math.floor(bbox.x0 - reach.marks * height)),
    x1: Math.min(picture.width, Math.ceil(bbox.x1 + reach.marks * height)),
    y0: Math.max(0, Math.floor(bbox.y0) - 1),
    y1: Math.min(picture.height, Math.ceil(bbox.y1) + 1),
  };
  const runs = runsIn(strip, isInk);
  const usual = middleOf(runs.filter((run) => holdsMiddle(bbox, run)).map(heightOf));
  const isSmall = (run: Run) =>
    heightOf(run) <= small * usual &&
    !goesOn(run, strip) &&
    !others.some((other) => holdsMiddle(widened(other), run)) &&
    !isPartOfMoney(text, bbox, run);
  const isNear = (place: Span) =>
    place.x0 <= bbox.x1 + reach.own * height && place.x1 >= bbox.x0 - reach.own * height;
  return neighboursOf(runs.filter(isSmall)).filter((neighbours) => {
    const place = around(neighbours);
    // Ticks behind a word fall into several low pieces at different heights.
    return isNear(place) && heightOf(place) <= small * usual && !hidesDigits(text, bbox, place);
  });
}

/** Stars within an account, and before its last digits: they touch each other in poor copies, and are no equal marks then. */
function hidesDigits(text: string, { x0, x1 }: Span, place: Span): boolean {
  const middle = (place.x0 + place.x1) / 2;
  if (/^[^\p{L}\d]*\d{3,4}$/u.test(text)) return middle < x1;
  return /[*•·+×#%xX]{2}/.test(text) && middle >= x0 && middle <= x1;
}

/** Many banks write the currency and the sen of an amount smaller. */
function isPartOfMoney(text: string, { x0, x1 }: Span, run: Span): boolean {
  const at = ((run.x0 + run.x1) / 2 - x0) / (x1 - x0);
  return (
    (/^-?(?:RM|MYR)/.test(text) && at >= 0 && at < 0.4) || (/[.,]\d\d$/.test(text) && at > 0.55 && at <= 1)
  );
}

function strongestIn({ x0, y0, x1, y1 }: Span, inkAt: (x: number, y: number) => number): number {
  const inks: number[] = [];
  for (let y = Math.max(0, Math.floor(y0)); y < y1; y += 1)
    for (let x = Math.max(0, Math.floor(x0)); x < x1; x += 1) inks.push(inkAt(x, y));
  return inks.toSorted((a, b) => a - b)[Math.floor(strongest * inks.length)] ?? 0;
}

function runsIn({ x0, y0, x1, y1 }: Span, isInk: Run['isInk']): Run[] {
  const runs: Run[] = [];
  let open: Run | null = null;
  for (let x = x0; x < x1; x += 1) {
    const drawn = Array.from({ length: y1 - y0 }, (_, at) => y0 + at).filter((y) => isInk(x, y));
    const [top, bottom] = [drawn[0], drawn.at(-1)];
    if (top === undefined || bottom === undefined) {
      open = null;
      continue;
    }
    if (!open) {
      open = { x0: x, x1: x + 1, y0: top, y1: bottom + 1, isInk };
      runs.push(open);
    }
    open.x1 = x + 1;
    open.y0 = Math.min(open.y0, top);
    open.y1 = Math.max(open.y1, bottom + 1);
  }
  return runs;
}

/** Of the row above or below, or of a frame. */
function goesOn(run: Run, strip: Span): boolean {
  const isDrawn = (y: number) => pixelsOf(run.x0, run.x1).some((x) => run.isInk(x, y));
  const isAbove = run.y0 <= strip.y0 && isDrawn(run.y0 - 1) && isDrawn(run.y0 - 2);
  const isBelow = run.y1 >= strip.y1 && isDrawn(run.y1) && isDrawn(run.y1 + 1);
  return isAbove || isBelow || run.x0 <= strip.x0 || run.x1 >= strip.x1;
}

function neighboursOf(runs: readonly Run[]): Run[][] {
  const all: Run[][] = [];
  for (const run of runs) {
    const last = all.at(-1)?.at(-1);
    const most = last && Math.max(apart.pixels, apart.share * Math.max(heightOf(last), heightOf(run)));
    if (last && most !== undefined && run.x0 - last.x1 <= most) all.at(-1)?.push(run);
    else all.push([run]);
  }
  return all;
}

/** Letters have bows or several strokes; dots, dashes, commas and arrows have one, marks for hidden digits are equal. */
function isWriting(runs: readonly Run[], place: Span): boolean {
  if (heightOf(place) < leastHeight || areAllAlike(runs)) return false;
  const [only] = runs;
  if (runs.length === 1 && only) return isSign(only) || isJoinedWord(only);
  const hasBow = (run: Run) => crossings(run, 'rows') >= 2 || crossings(run, 'columns') >= 2;
  return widthOf(place) >= heightOf(place) && runs.some((run) => heightOf(run) >= leastHeight && hasBow(run));
}

/** As 不: strokes beside and above each other. An arrow has only one of both. */
const isSign = (run: Run) =>
  heightOf(run) >= leastSingle && crossings(run, 'rows') >= 2 && crossings(run, 'columns') >= 2;

/** Small letters of a poor copy touch each other. */
const isJoinedWord = (run: Run) =>
  widthOf(run) >= 1.2 * heightOf(run) && crossings(run, 'rows') >= 2 && strokesIn(run) >= 3;

function areAllAlike(runs: readonly Run[]): boolean {
  const spread = (sizes: readonly number[]) => Math.max(...sizes) - Math.min(...sizes);
  return runs.length >= leastMarks && spread(runs.map(widthOf)) <= 2 && spread(runs.map(heightOf)) <= 2;
}

/** In how many rows, or columns, of it there is more than one stroke. */
function crossings(run: Run, along: 'rows' | 'columns'): number {
  return linesOf(run, along).filter((line) => strokesOn(line) >= 2).length;
}

const strokesIn = (run: Run) => Math.max(...linesOf(run, 'rows').map(strokesOn));

function linesOf(run: Run, along: 'rows' | 'columns'): boolean[][] {
  const [xs, ys] = [pixelsOf(run.x0, run.x1), pixelsOf(run.y0, run.y1)];
  return along === 'rows'
    ? ys.map((y) => xs.map((x) => run.isInk(x, y)))
    : xs.map((x) => ys.map((y) => run.isInk(x, y)));
}

const strokesOn = (line: readonly boolean[]) =>
  line.filter((isInk, at) => isInk && line[at - 1] !== true).length;

const pixelsOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
const heightOf = ({ y0, y1 }: Span) => y1 - y0;
const widthOf = ({ x0, x1 }: Span) => x1 - x0;
const middleOf = (sizes: readonly number[]) => sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0;

const widened = ({ x0, y0, x1, y1 }: Span): Span => ({
  ...{ x0: x0 - aroundWord, x1: x1 + aroundWord },
  ...{ y0: y0 - aroundWord, y1: y1 + aroundWord },
});

const around = (runs: readonly Span[]): Span => ({
  x0: Math.min(...runs.map(({ x0 }) => x0)),
  y0: Math.min(...runs.map(({ y0 }) => y0)),
  x1: Math.max(...runs.map(({ x1 }) => x1)),
  y1: Math.max(...runs.map(({ y1 }) => y1)),
});

function holdsMiddle(outer: Span, { x0, x1, y0, y1 }: Span): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}
