import { foldWord } from './findings/confusions.ts';
import type { ReadWord } from './receipt-reading.contract.ts';

/** Before a look; no fingerprint of a picture begins with it. */
const sign = 'w';
/** Guessed words come and go with every re-saving. */
const surelyRead = 60;
const leastLetters = 3;
/** A picture that was cut at its left lost how its labels begin. */
const lastLetters = 4;
const maxWords = 80;
/** So few bits of each word are kept that no name can be read back, and enough that two words are rarely one. */
const digits = 3;
/** Of what stands on the picture that shows less: a part is cut off, and some words are read otherwise. */
const leastShare = 0.75;
/** Fewer words are no receipt's look. */
const leastWords = 5;
/** Two banks share at most half of their words, mostly; of one receipt that was cut, dark or small no less than 70 % were left. */
const mostOfOthers = 0.5;
/** Where nothing is known but the words: of what was kept before their places were. */
const mostOfOthersAlone = 0.7;
const leastToTell = 8;

/**
 * How a bank writes: its labels, and whatever else stands there without digits, word by word, and whether numbers stand in the
 * same row. It is the same for a picture that was cut, turned or made smaller, of which nothing else is.
 */
export function lookOf(words: readonly ReadWord[]): string {
  const rows = new Map<number, ReadWord[]>();
  for (const word of words) rows.set(word.line, [...(rows.get(word.line) ?? []), word]);
  const all = [...rows.values()].flatMap((row) => {
    const place = row.some(({ text }) => /\d/.test(text)) ? 'beside' : 'alone';
    return tokensOf(row).map((token) => codeOf(`${token} ${place}`));
  });
  return `${sign}${all.slice(0, maxWords).join('')}`;
}

/** Whether most of what stands on one of them stands on the other as well. */
export function areOneLook(a: string, b: string): boolean {
  const { words, share } = compare(a, b);
  return words >= leastWords && share >= leastShare;
}

/** Whether each says enough, and little of it stands on the other as well. */
export function areOtherLooks(a: string, b: string, arePlacesKnown: boolean): boolean {
  const { words, share } = compare(a, b);
  return words >= leastToTell && share < (arePlacesKnown ? mostOfOthers : mostOfOthersAlone);
}

/** How many words the one has that shows less, and how much of that is on the other. */
function compare(a: string, b: string): { words: number; share: number } {
  const [codesA, codesB] = [codesIn(a), codesIn(b)];
  const [few, many] = codesA.length <= codesB.length ? [codesA, codesB] : [codesB, codesA];
  const left = [...many];
  const shared = few.filter((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { words: few.length, share: shared.length / Math.max(1, few.length) };
}

export const isLook = (fingerprint: string) => fingerprint.startsWith(sign);

/** Chinese is read in pieces of any length, so every two signs that follow each other are one. */
function tokensOf(row: readonly ReadWord[]): string[] {
  const sure = row.filter(({ text, confidence }) => confidence >= surelyRead && !/\d/.test(text));
  const han = sure
    .map(({ text }) => text)
    .join('')
    .replace(/[^\p{Script=Han}]/gu, '');
  const pairs = [...han].slice(1).map((second, at) => `${[...han][at] ?? ''}${second}`);
  const latin = sure.map(({ text }) => foldWord(text.replace(/\p{Script=Han}/gu, '')));
  return [
    ...pairs,
    ...latin.filter((word) => word.length >= leastLetters).map((word) => word.slice(-lastLetters)),
  ];
}

/** So few bits of a word that it cannot be read back. */
export function codeOf(token: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193);
  const folded = (hash >>> 12) ^ hash ^ (hash >>> 24);
  return (folded & 0xfff).toString(16).padStart(digits, '0');
}

const codesIn = (look: string) => look.slice(sign.length).match(/.{3}/g) ?? [];
