import type { RecognisedWord } from './choose-readings.ts';

/** So few letters, read so badly, are specks to the gate of words: they explain no ink. */
const longestSpeck = 3;
const hardlyRead = 45;
/** Stars before the last digits of an account are read as anything. They are lower than the digits, and close. */
const starHeight = 0.8;
const starGap = 1.5;

/** What parts two words is one stroke, and hides none. */
const surelyRead = 80;
/** In letters, and how much higher or lower than its neighbours such a word may be. */
const longestShort = 2;
const asHigh = { least: 0.6, most: 1.4 };

/** In its height: no Latin letter is wider, also with much room around it. Of Chinese ones the engine often has wrong places. */
const widestLetter = 2.5;
/** In shares of the picture's width: stars that were read as letters are wide as well, and lower than any button. */
const leastButton = 0.05;

type Placed = Pick<RecognisedWord, 'text' | 'bbox'>;

/** A whole button taken for two letters: it would explain whatever word stands in it. */
export function isOverstretched({ text, bbox }: Placed, pictureWidth: number): boolean {
  if (lettersIn(text) === 0 || /\p{Script=Han}/u.test(text)) return false;
  const height = bbox.y1 - bbox.y0;
  return height >= leastButton * pictureWidth && bbox.x1 - bbox.x0 > widestLetter * text.length * height;
}

/** The words that explain what is drawn under them; letters read one by one do not, nor do specks. */
export function wordsThatExplain(words: readonly RecognisedWord[]): RecognisedWord[] {
  const digits = words.filter(({ text }) => /\d{4}/.test(text));
  const explaining = words.filter(
    (word) => isRead(word) || digits.some((number) => areStarsBefore(word, number)),
  );
  const short = words.filter((word) => !explaining.includes(word) && isShort(word));
  const among = short.filter((word) => isAmong(word, explaining, short));
  return words.filter((word) => explaining.includes(word) || among.includes(word));
}

const isShort = ({ text, confidence }: RecognisedWord) =>
  confidence >= surelyRead && /^['’]?\p{L}+['’]?$/u.test(text) && lettersIn(text) <= longestShort;

const lettersIn = (text: string) => text.match(/[\p{L}\d]/gu)?.length ?? 0;

/** `'n Go` between `Touch` and `eWallet`: a ring or a tick stands at the beginning of a row, or alone. */
function isAmong(
  word: RecognisedWord,
  explaining: readonly RecognisedWord[],
  short: readonly RecognisedWord[],
) {
  return (['before', 'behind'] as const).every((side) => {
    const passed = [word];
    for (let last = word; ; ) {
      const isNext = (other: RecognisedWord) => !passed.includes(other) && isBeside(last, other, side);
      if (explaining.some(isNext)) return true;
      const next = short.find(isNext);
      if (!next) return false;
      passed.push(next);
      last = next;
    }
  });
}

/** In one row, of one height, and with no more between them than a space. */
function isBeside({ bbox: own }: RecognisedWord, { bbox: other }: RecognisedWord, side: 'before' | 'behind') {
  const height = other.y1 - other.y0;
  const gap = side === 'behind' ? other.x0 - own.x1 : own.x0 - other.x1;
  const share = (own.y1 - own.y0) / height;
  return (
    gap >= -height / 4 &&
    gap <= height &&
    share >= asHigh.least &&
    share <= asHigh.most &&
    Math.abs(own.y0 + own.y1 - other.y0 - other.y1) <= height
  );
}

function isRead({ text, confidence }: RecognisedWord): boolean {
  if (/^[*•·.xX-]{2,}$/.test(text)) return true;
  // What rings and ticks are read as, however surely.
  if (/^[vwyocqge]{1,2}$/i.test(text)) return false;
  if (text === '/') return confidence >= surelyRead;
  const said = lettersIn(text);
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
