import type { ReadWord } from '../receipt-reading.contract.ts';
import { foldWord, hasWord } from './confusions.ts';
import { labelAbove } from './find-label.ts';
import { forms, labelWords, partsOf, surelyRead } from './find-name.ts';
import { isOtherLabel, isReference, lastParty, partyOf } from './party.ts';
import { bankWords, isNameLabel, isPayeeLabel, withoutGluedLabel } from './payee-label.ts';
import type { ReadLine } from './read-lines.ts';
import { endOfHolderLabel, isWholePayeeLabel } from './whole-label.ts';

/** Fewer say too little; a Chinese name has two. */
const leastLatin = 4;
const leastHan = 2;
/** Rows of one name stand so close, in heights of a row; a row that begins where the name does goes on with it, whatever it says. */
const gapInName = 0.8;
const gapOfRows = 1.3;
/** No name takes more rows. */
const maxRows = 6;
/** So many digits in a row are those of an account, an amount or a day; fewer are a part of a name. */
const leastDigits = 4;
/** Between the words of one name, in heights, also where all letters are of one width. */
const gapOfWords = 1.8;

/**
 * Whether the one who was paid is surely called as we are: the whole of what stands in that field, in one row or in several, is one
 * of our names and nothing more, and no row for the holder of the account says otherwise. Upper case and letters that readers confuse make no difference, and a legal form only where it is another than ours.
 */
export function isExactlyNamed(lines: readonly ReadLine[], names: readonly string[]): boolean {
  // The account's own form is that of the shop's other names as well.
  const [accountForm = ''] = names.map(formOfName);
  const wanted = names.flatMap((name) =>
    writingsOf(name).map((text) => ({ text, form: formOfName(name) || accountForm })),
  );
  if (lines.some((_, index) => isAnotherHolder(lines, index, wanted))) return false;
  return lines.some((line, index) =>
    line.words.some((_, at) => beginsField(lines, index, at) && isOneOf(wanted, fieldFrom(lines, index, at))),
  );
}

type Wanted = { text: string; form: string };

/** `Moon Kitchen Enterprise` is another than `Moon Kitchen Sdn Bhd`; many banks show no form, or cut it off. */
function isOneOf(wanted: readonly Wanted[], words: readonly ReadWord[]): boolean {
  const read = foldName(words);
  const form = formOf(words.map(({ text }) => text));
  return wanted.some((own) => own.text === read && (own.form === '' || own.form.startsWith(form)));
}

const formOf = (words: readonly string[]) =>
  words
    .map(foldWord)
    .filter((word) => forms.has(word) && word !== 'the')
    .join('');

const formOfName = (name: string) => formOf(name.split(/\s+/));

/** Whatever stands behind such a label, or under it, is the name of another unless all of it is ours. */
function isAnotherHolder(lines: readonly ReadLine[], index: number, wanted: readonly Wanted[]): boolean {
  const line = lines[index];
  const end = endOfHolderLabel(line?.text ?? '');
  if (!line || end === null) return false;
  const beside = line.words.filter(
    (word, at) => (line.starts[at] ?? 0) >= end && /[\p{L}\d]/u.test(word.text),
  );
  return !isOneOf(wanted, beside.length > 0 ? beside : (lines[index + 1]?.words ?? []));
}

/** A name in two scripts is often shown in one of them. */
function writingsOf(name: string): string[] {
  const han = name.replace(/[^\p{Script=Han}]/gu, '');
  const latin = partsOf(name.replace(/\p{Script=Han}/gu, ' ')).join('');
  const both = partsOf(name).join('');
  return [
    ...(han.length >= leastHan ? [han, both] : []),
    ...(latin.length >= leastLatin ? [latin, both] : []),
  ];
}

/** Right behind a label for who was paid, or alone under one. */
function beginsField(lines: readonly ReadLine[], index: number, at: number): boolean {
  const line = lines[index];
  const word = line?.words[at];
  if (!line || !word || !isLetters(word)) return false;
  const from = line.starts[at] ?? 0;
  const place = { line: index, from, to: from + word.text.length };
  if (isReference(lines, place) || partyOf(lines, place) === 'sender') return false;
  const beside = line.words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  const isFirst = !/[\p{L}\d]/u.test(beside);
  if (withoutGluedLabel(word.text) !== word.text) return isFirst || isWholePayeeLabel(beside);
  if (isWholePayeeLabel(beside)) return true;
  const last = line.words.slice(0, at).filter(isPartOfName).at(-1);
  // Another column.
  if (last && (isNear(last, word) || !word.box)) return false;
  return isWholePayeeLabel(labelAbove(lines, place)) && partyOf(lines, place) === 'recipient';
}

/** What stands there from this word on, and in the rows under it as far as it goes on there. */
function fieldFrom(lines: readonly ReadLine[], index: number, at: number): ReadWord[] {
  const field = phraseFrom(lines[index]?.words ?? [], at);
  let row = field;
  for (let next = index + 1; next < index + maxRows; next += 1) {
    row = ownRowUnder(lines[next - 1], row, lines[next]);
    if (row.length === 0) break;
    field.push(...row);
  }
  return field;
}

/** The words that follow each other without a gap, with their numbers: `88`, `2U`. */
function phraseFrom(words: readonly ReadWord[], from: number): ReadWord[] {
  const phrase: ReadWord[] = [];
  for (const word of words.slice(from)) {
    const before = phrase.at(-1);
    if (before && !isNear(before, word)) break;
    phrase.push(word);
  }
  return phrase;
}

/** A text layer knows no places. */
function isNear(before: ReadWord | undefined, after: ReadWord | undefined): boolean {
  if (!before || !after) return false;
  if (!before.box || !after.box) return true;
  const gap = after.box.left - (before.box.left + before.box.width);
  return gap <= gapOfWords * Math.max(before.box.height, after.box.height);
}

/** What goes on with a name in the next row. */
function ownRowUnder(line: ReadLine | undefined, own: readonly ReadWord[], next: ReadLine | undefined) {
  const [first] = own;
  if (!line || !first || !next) return [];
  const at = next.words.findIndex(
    ({ box }) => !box || !first.box || box.left >= first.box.left - first.box.height,
  );
  const isInColumn = at > 0 && !isNear(next.words[at - 1], next.words[at]);
  const phrase = phraseFrom(next.words, isInColumn ? at : 0);
  const [word] = phrase;
  if (!word || digitsIn(phrase) >= leastDigits || !phrase.some(isPartOfName)) return [];
  if (!word.box || !first.box || !line.box || !next.box) return isLabel(next.text) ? [] : phrase;
  const height = Math.max(first.box.height, word.box.height);
  const gap = word.box.top - (first.box.top + first.box.height);
  const isAligned = Math.abs(word.box.left - first.box.left) <= first.box.height;
  if (gap <= gapInName * height && isAligned) return phrase;
  const isBelow = word.box.left < line.box.left + line.box.width;
  return gap <= gapOfRows * height && isBelow && !isLabel(next.text) ? phrase : [];
}

const isLabel = (text: string) =>
  isOtherLabel(text) ||
  lastParty(text) !== null ||
  isPayeeLabel(text) ||
  isNameLabel(text) ||
  hasWord(text, labelWords) ||
  hasWord(text, bankWords);

/** Specks and icons are read as single letters. */
const isLetters = ({ text, confidence }: ReadWord) =>
  /\p{L}{2}|\p{Script=Han}/u.test(text) || (/\p{L}/u.test(text) && confidence >= surelyRead);

const isPartOfName = (word: ReadWord) => isLetters(word) || /\d/.test(word.text);

const digitsIn = (words: readonly ReadWord[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .replace(/\D/g, '').length;

const foldName = (words: readonly ReadWord[]) =>
  words
    .filter(isPartOfName)
    .map(({ text }) => foldNumber(text) ?? foldHidden(withoutGluedLabel(text)))
    .filter((part) => !forms.has(part))
    .join('');

/** No letter is read as such a number: `88`, `24`, `2U`. */
const foldNumber = (text: string) => (/[234679]/.test(text) || !/\p{L}/u.test(text) ? `${text}#` : null);

/** Letters that are hidden may be any. */
const foldHidden = (text: string) => (/[*•…●∗×#]/.test(text) ? `${foldWord(text)}*` : foldWord(text));
