import type { PictureBox } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { loadSharp } from '../../files/load-sharp.ts';
import type { RecognisedWord } from './choose-readings.ts';
import { isOverstretched, wordsThatExplain } from './explaining-words.ts';
import { findPatches } from './find-patches.ts';
import { findUnreadWriting } from './find-unread-writing.ts';
import { findForeignDigits } from './foreign-digits.ts';
import type { Piece, Span } from './group-rows.ts';
import { type ColourPicture, colourPicture, mapInk } from './ink-map.ts';
import { leadingMarks } from './leading-marks.ts';
import { levelRegion, withoutSurroundings } from './level-region.ts';
import type { PreparedPicture } from './prepare-picture.ts';
import { recogniseWords } from './recognise-words.ts';
import { findSmallWriting } from './small-writing.ts';
import { findStruckOut } from './struck-out.ts';
import type { Turn } from './upright.ts';

type Pieces = readonly Piece<RecognisedWord>[];
type Unread = {
  pieces: Pieces;
  /** Writing that could not be read, a number on a ground of its own or with a digit of another hand, a word with a line through it, small letters beside large ones. */
  unread: PictureBox[];
};

type Sent = {
  bytes: Uint8Array;
  turn: Turn;
  /** Where the words were read, of the same turn. */
  size: Pick<PreparedPicture, 'width' | 'height'>;
  pieces: Pieces;
  /** Whether there is time to read once more; what is unread is told in any case. */
  hasTime: () => boolean;
};

/** More on one page are told as these. */
const mostRegions = 8;
/** What is higher, in shares of the width, is no row, nor some. */
const highestRows = 0.3;
const margin = 6;
const edge = 20;
/** The engine reads letters of about this height best, and not what was made much larger. */
const rowHeight = 48;
const mostEnlarged = 3;
const surely = 60;
const verySurely = 85;
const [guessed, leastGuess] = [30, 5];

/**
 * What is drawn under no word: read by itself, levelled in the colour that shows it best, and told where that is in vain.
 * The engine decides for the whole page what is ink, so it reads no white letters on a red band and no pale ones.
 */
export async function readUnread({ bytes, turn, size, pieces, hasTime }: Sent): Promise<Unread> {
  const map = mapInk(await colourPicture(bytes, turn));
  const share = map.width / size.width;
  const findUnread = (read: Pieces) => {
    const words = wordsThatExplain(read.flatMap(({ words }) => words));
    return findUnreadWriting(
      map,
      words.map(({ bbox }) => scaled(bbox, share)),
    );
  };
  const overstretched = pieces.flatMap(({ words }) =>
    words.filter((word) => isOverstretched(word, size.width)),
  );
  let all = without(overstretched, pieces);
  let places = findUnread(all);
  const picture = await colourPicture(bytes, turn, size);
  if (places.length > 0 && hasTime()) {
    const languages = isInChinese(pieces) ? (['eng', 'chi_sim'] as const) : (['eng'] as const);
    for (const region of regionsOf(places, 1 / share, picture)) {
      const levelled = levelRegion(picture, region);
      const looks = languages.flatMap((language) => [
        { language, look: () => levelled },
        { language, look: () => withoutSurroundings(levelled) },
      ]);
      let best: Pieces = [];
      for (const [index, { language, look }] of looks.entries()) {
        const mayRead = index === 0 || hasTime();
        const found = mayRead ? await readRegion(look(), region, language) : [];
        if (leastSure(found) > leastSure(best)) best = found;
        // The lower half of 完成 reads as `JT.` in English, but not surely.
        if (leastSure(best) >= verySurely) break;
      }
      all = withoutPartsOf(best, all);
      all = [...all, ...withoutWhatWasRead(best, all)];
      if (hasTime() && findUnread(all).some((place) => isAt(scaled(place, 1 / share), region)))
        all = [...all, ...(await readHidden(levelled, region))];
    }
    places = findUnread(all);
  }
  for (const word of all.flatMap(({ words }) => words).filter(isGuess)) {
    const [region] = hasTime() ? regionsOf([word.bbox], 1, picture) : [];
    const hidden = region ? await readHidden(levelRegion(picture, region), region) : [];
    if (hidden.length > 0) all = [...without([word], all), ...hidden];
  }
  const read = all.flatMap((piece) => piece.words);
  const words = read.map(({ text, bbox }) => ({ text, ...bbox }));
  const doubtful = new Set([
    ...findPatches(picture, words),
    ...findStruckOut(picture, words),
    ...findForeignDigits(picture, words),
    ...findSmallWriting(picture, read),
  ]);
  const unread = [
    ...[...doubtful].map((place) => boxOf(place, picture)),
    ...places.map((place) => boxOf(place, map)),
  ];
  return { pieces: all, unread: unread.slice(0, mostRegions) };
}

function without(some: readonly RecognisedWord[], pieces: Pieces): Pieces {
  return pieces.flatMap((piece) => {
    const words = piece.words.filter((word) => !some.includes(word));
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** What stars and digits are taken for where the engine finds anything in them. */
const isGuess = ({ text, confidence }: RecognisedWord) => confidence < guessed && text.length >= leastGuess;

/** With a margin, and without what is too high. */
function regionsOf(places: readonly Span[], scale: number, { width, height }: ColourPicture): Span[] {
  return places
    .map((place) => scaled(place, scale))
    .filter(({ y0, y1 }) => y1 - y0 <= highestRows * width)
    .slice(0, mostRegions)
    .map(({ x0, y0, x1, y1 }) => ({
      x0: Math.max(0, Math.floor(x0) - margin),
      y0: Math.max(0, Math.floor(y0) - margin),
      x1: Math.min(width, Math.ceil(x1) + margin),
      y1: Math.min(height, Math.ceil(y1) + margin),
    }));
}

/** Buttons of a Chinese page are Chinese as well. */
const isInChinese = (pieces: Pieces) =>
  pieces.some(({ words }) =>
    words.some(({ text, confidence }) => confidence >= surely && /\p{Script=Han}{2}/u.test(text)),
  );

async function readRegion(
  levelled: PreparedPicture,
  region: Span,
  language: 'eng' | 'chi_sim',
): Promise<Pieces> {
  const larger = Math.max(1, Math.min(mostEnlarged, rowHeight / levelled.height));
  const sharp = await loadSharp();
  const { data, info } = await sharp(levelled.pixels, {
    raw: { width: levelled.width, height: levelled.height, channels: 1 },
  })
    .resize({ width: Math.round(levelled.width * larger) })
    // Letters at the very edge are read as a part of it.
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const placed = (span: Span): Span => ({
    x0: region.x0 + (span.x0 - edge) / larger,
    y0: region.y0 + (span.y0 - edge) / larger,
    x1: region.x0 + (span.x1 - edge) / larger,
    y1: region.y0 + (span.y1 - edge) / larger,
  });
  const pieces = await recogniseWords({ pixels: data, width: info.width, height: info.height }, language);
  return pieces.flatMap(({ words, bbox, baseline }) => {
    const sure = words.filter(({ text, confidence }) => confidence >= surely && readable.test(text));
    if (sure.length === 0) return [];
    const moved = sure.map((word) => ({ ...word, bbox: placed(word.bbox) }));
    return [{ words: moved, bbox: placed(bbox), baseline: placed(baseline) }];
  });
}

/** The last digits of an account behind marks for those that are hidden: read without the marks, told with them. */
async function readHidden(levelled: PreparedPicture, region: Span): Promise<Pieces> {
  const marks = leadingMarks(levelled);
  const [piece] = marks ? await readRegion(marks.rest, region, 'eng') : [];
  const [digits, ...more] = piece?.words ?? [];
  if (!marks || !piece || !digits || !/^\d{3,}$/.test(digits.text)) return [];
  const from = { x0: region.x0 + marks.from };
  const number = {
    ...digits,
    text: `${'*'.repeat(marks.count)}${digits.text}`,
    bbox: { ...digits.bbox, ...from },
  };
  return [{ ...piece, words: [number, ...more], bbox: { ...piece.bbox, ...from } }];
}

/** In letters. */
const longestPart = 3;
const readable = /[\p{L}\d]{2}|\p{Script=Han}/u;

/** What the letters of a script that is not Latin were taken for: `JT` is the lower half of 完成. */
function withoutPartsOf(found: Pieces, before: Pieces): Pieces {
  const whole = found.flatMap(({ words }) => words.filter(({ text }) => /\p{Script=Han}/u.test(text)));
  return before.flatMap((piece) => {
    const words = piece.words.filter(
      ({ text, bbox }) => text.length > longestPart || !whole.some((word) => holdsMiddle(word.bbox, bbox)),
    );
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

/** Zero where nothing was read. */
const leastSure = (pieces: Pieces) =>
  pieces.length === 0
    ? 0
    : Math.min(...pieces.flatMap(({ words }) => words.map(({ confidence }) => confidence)));

/** A frame around a button is looked at again together with the word in it. */
function withoutWhatWasRead(found: Pieces, before: Pieces): Pieces {
  const known = wordsThatExplain(before.flatMap(({ words }) => words));
  return found.flatMap((piece) => {
    const words = piece.words.filter(({ bbox }) => !known.some((word) => holdsMiddle(word.bbox, bbox)));
    return words.length === 0 ? [] : [{ ...piece, words }];
  });
}

function holdsMiddle(outer: Span, { x0, x1, y0, y1 }: Span): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

const isAt = (place: Span, region: Span) => holdsMiddle(region, place);

function scaled({ x0, y0, x1, y1 }: Span, by: number): Span {
  return { x0: x0 * by, y0: y0 * by, x1: x1 * by, y1: y1 * by };
}

function boxOf({ x0, y0, x1, y1 }: Span, { width, height }: { width: number; height: number }): PictureBox {
  return { left: x0 / width, top: y0 / height, width: (x1 - x0) / width, height: (y1 - y0) / height };
}
