import { foldWord } from '../findings/confusions.ts';
import { lineOf, type ReadLine } from '../findings/read-lines.ts';
import type { PictureBox, ReadWord } from '../receipt-reading.contract.ts';
import { isLabelKind, kindsOf } from './known-phrases.ts';

/** A cell of a table breaks over no more lines. */
const mostLines = 4;
/** Columns stand further apart than words, in heights of a line. */
const gapOfColumns = 1.8;
/** The lines of one row stand so close, in heights; and rows so much further apart than they do. */
const closest = 2;
const furtherApart = 1.35;

/**
 * A row of a table whose label or value breaks over several lines, as one line: all of the label, then all of the value.
 * In the middle of the other one stands what is shorter: `Transaction date and` over `18 Sep 2026` over `time`.
 */
export function joinBrokenRows(lines: readonly ReadLine[]): ReadLine[] {
  const joined: ReadLine[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + mostLines;
    while (to > from + 1 && !isOneRow(lines, from, to)) to -= 1;
    const row = lines.slice(from, to);
    const [only] = row;
    if (only) joined.push(row.length === 1 ? only : lineOf(columnsOf(row).flat()));
    from = to;
  }
  return joined;
}

function isOneRow(lines: readonly ReadLine[], from: number, to: number): boolean {
  const row = lines.slice(from, to);
  const boxes = row.map(({ box }) => box).filter((box) => box !== null);
  if (to > lines.length || boxes.length < row.length) return false;
  const [labels, values, ...more] = columnsOf(row);
  if (!labels || !values || more.length > 0) return false;
  const isOfBoth = ({ words }: ReadLine) =>
    words.some((word) => labels.includes(word)) && words.some((word) => values.includes(word));
  if (row.filter(isOfBoth).length > 1 && !isLabelOnlyAsAWhole(row, labels)) return false;
  const within = Math.max(...boxes.slice(1).map((box, at) => stepBetween(boxes[at], box)));
  const height = Math.max(...row.flatMap(({ words }) => words.map(({ box }) => box?.height ?? 0)));
  const before = stepBetween(lines[from - 1]?.box, boxes[0]);
  const after = stepBetween(boxes.at(-1), lines[to]?.box);
  return within <= closest * height && Math.min(before, after) >= furtherApart * within;
}

/** `Transaction` over `Reference`, each beside a part of the number: two rows would begin with two labels. */
function isLabelOnlyAsAWhole([first]: readonly ReadLine[], labels: readonly ReadWord[]): boolean {
  const begun = labels.filter((word) => first?.words.includes(word));
  return isLabel(labels) && !isLabel(begun);
}

const isLabel = (words: readonly ReadWord[]) =>
  [...kindsOf(words.map(({ text }) => foldWord(text)))].some(isLabelKind);

const middleOf = ({ top, height }: PictureBox) => top + height / 2;

/** Without a neighbour there is nothing that it could belong to. */
function stepBetween(above: PictureBox | null | undefined, below: PictureBox | null | undefined): number {
  return above && below ? middleOf(below) - middleOf(above) : Number.POSITIVE_INFINITY;
}

/** The words of several lines by their columns, each from top to bottom. */
function columnsOf(row: readonly ReadLine[]): ReadWord[][] {
  const words = row.flatMap((line) => line.words);
  const height = Math.max(...words.map(({ box }) => box?.height ?? 0));
  const columns: { right: number; words: Set<ReadWord> }[] = [];
  for (const word of words.toSorted((a, b) => (a.box?.left ?? 0) - (b.box?.left ?? 0))) {
    const { left = 0, width = 0 } = word.box ?? {};
    const last = columns.at(-1);
    if (last && left - last.right <= gapOfColumns * height) {
      last.right = Math.max(last.right, left + width);
      last.words.add(word);
    } else columns.push({ right: left + width, words: new Set([word]) });
  }
  return columns.map((column) => words.filter((word) => column.words.has(word)));
}
