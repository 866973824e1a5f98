import type { PictureBox, ReadWord } from '../receipt-reading.contract.ts';
import type { ReadLine } from './read-lines.ts';

export type ValuePlace = { line: number; from: number; to: number };

/** Text between a label and its value may be so many times the label's height. */
const maxGap = 2.5;

/** No label is longer; whatever stands further away speaks of something else. */
const maxLabel = 80;

/** Between the words of one phrase, in heights: on a tall picture a share of its height is less than one of its width. */
const gapOfWords = 1.8;

/** What stands before a value on its line, after the value before it. */
export function labelBeside(lines: readonly ReadLine[], { line, from }: ValuePlace, after = 0): string {
  return (lines[line]?.text ?? '').slice(Math.max(after, from - maxLabel), from);
}

/** What stands right above a value, in its column where both rows have several. */
export function labelAbove(lines: readonly ReadLine[], place: ValuePlace): string {
  const [above, own] = [lines[place.line - 1], lines[place.line]];
  if (!above || !own) return '';
  if (above.box && own.box) {
    const gap = own.box.top - (above.box.top + above.box.height);
    if (gap > maxGap * Math.max(above.box.height, own.box.height)) return '';
  }
  const column = columnOf(own, place);
  if (!column || own.text.trim().length === place.to - place.from) return above.text.slice(0, maxLabel);
  return overColumn(above, column);
}

/** What stands so many rows above a value, in its column where there are columns. */
export function labelOver(lines: readonly ReadLine[], place: ValuePlace, back: number): string {
  const [above, own] = [lines[place.line - back], lines[place.line]];
  const column = own && columnOf(own, place);
  return above ? (column ? overColumn(above, column) : above.text) : '';
}

function overColumn(above: ReadLine, column: { left: number; right: number }): string {
  const inColumn = phraseOver(above.words, column);
  return (inColumn.length > 0 ? inColumn : above.words)
    .map(({ text }) => text)
    .join(' ')
    .slice(0, maxLabel);
}

/** The words over a column, and those that go on from them: a label may be wider than its value. */
function phraseOver(words: readonly ReadWord[], column: { left: number; right: number }): ReadWord[] {
  const isIn = words.map(({ box }) => box !== null && isOver(box, column));
  let [first, last] = [isIn.indexOf(true), isIn.lastIndexOf(true)];
  if (first < 0) return [];
  while (isOnePhrase(words[first - 1], words[first])) first -= 1;
  while (isOnePhrase(words[last], words[last + 1])) last += 1;
  return words.slice(first, last + 1);
}

/** Between two columns stands more than a blank; a text layer knows no columns. */
export function isNear(before: ReadWord | undefined, after: ReadWord | undefined): boolean {
  return (
    before !== undefined && after !== undefined && (!before.box || !after.box || isOnePhrase(before, after))
  );
}

function isOnePhrase(before: ReadWord | undefined, after: ReadWord | undefined): boolean {
  if (!before?.box || !after?.box) return false;
  const gap = after.box.left - (before.box.left + before.box.width);
  return gap <= gapOfWords * Math.max(before.box.height, after.box.height);
}

function columnOf(line: ReadLine, { from, to }: ValuePlace): { left: number; right: number } | null {
  let [left, right] = [1, 0];
  for (const [index, { text, box }] of line.words.entries()) {
    const start = line.starts[index] ?? 0;
    if (start >= to || start + text.length <= from) continue;
    if (!box) return null;
    left = Math.min(left, box.left);
    right = Math.max(right, box.left + box.width);
  }
  return left < right ? { left, right } : null;
}

const isOver = (box: PictureBox, { left, right }: { left: number; right: number }) =>
  box.left < right && box.left + box.width > left;
