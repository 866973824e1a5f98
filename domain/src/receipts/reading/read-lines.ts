import type { PictureBox, ReadWord } from './receipt-reading.contract.ts';

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
/** Two pieces stand in one row when they share so much of the lower one's height. */
const sharedHeight = 0.5;

/** The rows of a receipt from top to bottom, also where the reader took label and value for two columns. */
export function linesOf(words: readonly ReadWord[]): ReadLine[] {
  const pieces = new Map<number, ReadWord[]>();
  for (const word of words.slice(0, maxWords)) {
    const text = word.text.normalize('NFKC').replace(/\s+/g, '').slice(0, maxWordLength);
    if (text === '') continue;
    const piece = pieces.get(word.line);
    if (piece) piece.push({ ...word, text });
    else pieces.set(word.line, [{ ...word, text }]);
  }
  return joinRows([...pieces.values()]).map(lineOf);
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

function lineOf(words: readonly ReadWord[]): ReadLine {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    if (text !== '') text += ' ';
    starts.push(text.length);
    text += word.text;
  }
  return { words, text, starts, box: around(words.map(({ box }) => box)) };
}

function joinRows(pieces: readonly ReadWord[][]): ReadWord[][] {
  const placed = pieces.map((words) => ({ words, box: around(words.map(({ box }) => box)) }));
  if (placed.some(({ box }) => box === null)) return placed.map(({ words }) => words);
  const rows: { words: ReadWord[]; box: PictureBox }[] = [];
  for (const { words, box } of placed) {
    if (!box) continue;
    const row = rows.find((other) => isSameRow(other.box, box));
    if (!row) {
      rows.push({ words: [...words], box });
      continue;
    }
    row.words.push(...words);
    row.box = around([row.box, box]) ?? row.box;
  }
  for (const { words } of rows) words.sort((a, b) => (a.box?.left ?? 0) - (b.box?.left ?? 0));
  return rows.sort((a, b) => middleOf(a.box) - middleOf(b.box)).map(({ words }) => words);
}

/** Beside each other, not above: what overlaps from left to right is another row, however close. */
function isSameRow(a: PictureBox, b: PictureBox): boolean {
  const shared = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  const isBeside = a.left + a.width <= b.left || b.left + b.width <= a.left;
  return isBeside && shared >= sharedHeight * Math.min(a.height, b.height);
}

const middleOf = ({ top, height }: PictureBox) => top + height / 2;

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
