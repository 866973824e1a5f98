import { isPhoneClock } from '@mooncake/domain/receipts/reading/phone-clock';
import type { PictureBox, ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { scramble } from '@mooncake/domain/receipts/reading/scramble';
import type { PreparedPicture } from './prepare-picture.ts';

/** Words with so many digits tell one receipt from another: amounts, days, times and numbers. */
const leastDigits = 3;
const maxParts = 24;
const whole: PictureBox = { left: 0, top: 0, width: 1, height: 1 };
/** Less than this between two neighbours is paper, not ink; 0 to 255. */
const leastStep = 4;

/**
 * Perceptual hashes of the whole picture, then of every word that may tell it from others, each with what was read
 * there: all receipts of one bank look the same from afar, and only what is printed near is left of one that was cut.
 */
export function fingerprintsOf(picture: PreparedPicture, words: readonly ReadWord[]): string[] {
  const parts = tellingOf(words).flatMap(({ box, text }) =>
    box ? [`${hashOf(picture, box, 16, 4)}:${text}`] : [],
  );
  return [hashOf(picture, whole, 8, 8), ...parts];
}

/**
 * The same for a text layer, which has no picture: what looks the same there is the same text. The whole is what it says
 * beside its numbers, so that a copy of which these were edited still looks the same.
 */
export function fingerprintsOfText(words: readonly ReadWord[]): string[] {
  const said = words.filter(({ text }) => !/\d/.test(text)).map(({ text }) => text);
  return [hashOfText(said.join(' ')), ...tellingOf(words).map(({ text }) => `${hashOfText(text)}:${text}`)];
}

const tellingOf = (words: readonly ReadWord[]) =>
  words
    .filter((word) => word.text.replace(/\D/g, '').length >= leastDigits && !isPhoneClock(word))
    .slice(0, maxParts);

const hashOfText = (text: string) => scramble(text) + scramble(`${text} again`);

/** A bit for each cell: whether the one right of it is darker. */
function hashOf(picture: PreparedPicture, box: PictureBox, columns: number, rows: number): string {
  let bits = 0n;
  for (let row = 0; row < rows; row += 1) {
    let before = lightOf(picture, box, 0, row, columns + 1, rows);
    for (let column = 1; column <= columns; column += 1) {
      const light = lightOf(picture, box, column, row, columns + 1, rows);
      bits = (bits << 1n) | (before - light > leastStep ? 1n : 0n);
      before = light;
    }
  }
  return bits.toString(16).padStart(16, '0');
}

function lightOf(
  { pixels, width, height }: PreparedPicture,
  box: PictureBox,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const left = Math.floor((box.left + (box.width * column) / columns) * width);
  const right = Math.max(left + 1, Math.floor((box.left + (box.width * (column + 1)) / columns) * width));
  const top = Math.floor((box.top + (box.height * row) / rows) * height);
  const bottom = Math.max(top + 1, Math.floor((box.top + (box.height * (row + 1)) / rows) * height));
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += pixels[y * width + x] ?? 255;
  }
  return sum / ((right - left) * (bottom - top));
}
