import type { RecognisedWord } from './choose-readings.ts';

/** So few letters, read so badly, are specks to the gate of words: they explain no ink. */
const longestSpeck = 3;
const hardlyRead = 45;
/** Stars before the last digits of an account are read as anything. They are lower than the digits, and close. */
const starHeight = 0.8;
const starGap = 1.5;

/** What parts two words is one stroke, and hides none. */
const surelyRead = 80;

/** The words that explain what is drawn under them; letters read one by one do not, nor do specks. */
export function wordsThatExplain(words: readonly RecognisedWord[]): RecognisedWord[] {
  const digits = words.filter(({ text }) => /\d{4}/.test(text));
  return words.filter((word) => isRead(word) || digits.some((number) => areStarsBefore(word, number)));
}

function isRead({ text, confidence }: RecognisedWord): boolean {
  if (/^[*•·.xX-]{2,}$/.test(text)) return true;
  // What rings and ticks are read as, however surely.
  if (/^[vwyocqge]{1,2}$/i.test(text)) return false;
  if (text === '/') return confidence >= surelyRead;
  const said = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  if (/^[\d&]$|\p{Script=Han}/u.test(text)) return confidence >= hardlyRead;
  return said > longestSpeck || (said > 1 && confidence >= hardlyRead);
}

function areStarsBefore({ bbox: stars }: RecognisedWord, { bbox: number }: RecognisedWord): boolean {
  const height = number.y1 - number.y0;
  const gap = number.x0 - stars.x1;
  return (
    gap >= -height / 2 &&
    gap <= starGap * height &&
    stars.y1 - stars.y0 <= starHeight * height &&
    stars.y0 < number.y1 &&
    stars.y1 > number.y0
  );
}
