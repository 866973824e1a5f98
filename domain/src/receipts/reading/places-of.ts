import { foldWord } from './findings/confusions.ts';
import { codeOf } from './look-of.ts';
import type { PictureBox, ReadWord } from './receipt-reading.contract.ts';

/** Before the places; no other fingerprint begins with it. */
const sign = 'g';
/** Guessed words come and go with every re-saving. */
const surelyRead = 60;
const leastLetters = 3;
/** A picture that was cut at its left lost how its words begin. */
const lastLetters = 4;
const maxWords = 60;
/** As few bits as of a look: no name can be read back. */
const codeDigits = 3;
const placeDigits = 3;
const steps = 0xfff;

/** A word without digits, by few bits of it, and where it stands: its left end, its middle and its size in shares of the picture. */
export type PlacedCode = { code: string; x: number; y: number; width: number; height: number };

/** Where the words without digits stand: what nobody edits, and what no two banks have alike though they use the same words. */
export function placesOf(words: readonly ReadWord[]): string {
  const placed = words.flatMap(({ text, confidence, box }) => {
    const token = foldWord(text);
    const isTold = confidence >= surelyRead && !/\d/.test(text) && token.length >= leastLetters;
    return isTold && box ? [writePlace(token.slice(-lastLetters), box)] : [];
  });
  return `${sign}${placed.slice(0, maxWords).join('')}`;
}

export const isPlaces = (fingerprint: string) => fingerprint.startsWith(sign);

export function placesIn(fingerprint: string): PlacedCode[] {
  return (fingerprint.slice(sign.length).match(/.{15}/g) ?? []).map((entry) => {
    const [x = 0, y = 0, width = 0, height = 0] = [0, 1, 2, 3].map(
      (at) => Number.parseInt(entry.slice(codeDigits + at * placeDigits).slice(0, placeDigits), 16) / steps,
    );
    return { code: entry.slice(0, codeDigits), x, y, width, height };
  });
}

const writePlace = (token: string, { left, top, width, height }: PictureBox) =>
  codeOf(token) + [left, top + height / 2, width, height].map(inSteps).join('');

const inSteps = (share: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * steps)
    .toString(16)
    .padStart(placeDigits, '0');
