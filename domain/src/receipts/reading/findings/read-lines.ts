import type { PictureBox, ReadWord } from '../receipt-reading.contract.ts';

/** A row of the receipt: its words from left to right, and the same as one text. */
export type ReadLine = {
  words: readonly ReadWord[];
  text: string;
  /** Where in the text each word begins. */
  starts: readonly number[];
  /** Null where a text layer gave no places. */
  box: PictureBox | null;
};

/** No receipt says more; whatever does is not read to its end. */
const maxWords = 2_000;
const maxWordLength = 120;

/** The rows of a receipt from top to bottom. */
export function linesOf(words: readonly ReadWord[]): ReadLine[] {
  const pieces = new Map<number, ReadWord[]>();
  for (const word of words.slice(0, maxWords)) {
    const text = word.text.normalize('NFKC').replace(/\s+/g, '').slice(0, maxWordLength);
    if (text === '') continue;
    const piece = pieces.get(word.line);
    if (piece) piece.push({ ...word, text });
    else pieces.set(word.line, [{ ...word, text }]);
  }
  return [...pieces.entries()].sort(([a], [b]) => a - b).map(([, piece]) => lineOf(piece));
}

/** The part of the picture that shows these characters of the line, and how surely they were read. */
export function placeOf(line: ReadLine, from: number, to: number) {
  const words = line.words.filter((word, index) => {
    const start = line.starts[index] ?? 0;
    return start < to && start + word.text.length > from;
  });
  const confidence = Math.min(100, ...words.map((word) => word.confidence));
  return { box: around(words.map(({ box }) => box)), confidence };
}

export function lineOf(words: readonly ReadWord[]): ReadLine {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  return { words, text, starts, box: around(words.map(({ box }) => box)) };
}

/** The same row with nothing in it, so that all others stay where they are. */
export const emptied = (line: ReadLine): ReadLine => ({ ...line, words: [], text: '', starts: [] });

/** The smallest box around them; null where one is missing. */
export function around(boxes: readonly (PictureBox | null)[]): PictureBox | null {
  const known = boxes.filter((box) => box !== null);
  if (known.length === 0 || known.length < boxes.length) return null;
  const left = Math.min(...known.map((box) => box.left));
  const top = Math.min(...known.map((box) => box.top));
  const right = Math.max(...known.map((box) => box.left + box.width));
  const bottom = Math.max(...known.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
