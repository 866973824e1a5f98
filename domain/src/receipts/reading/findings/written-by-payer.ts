import type { ReadWord } from '../receipt-reading.contract.ts';
import { hasWord, wordList } from './confusions.ts';
import { isOtherLabel, isRecipientLabel, lastParty } from './party.ts';
import type { ReadLine } from './read-lines.ts';

/** The row for the payer's words: a bank's own reference and its notes are called otherwise. */
const label =
  /^\W*(?:(?:recipient(?:['’]s)?\W+)?ref(?:erence)?\b(?!\W*(?:no|num|id|code))|payment\W+(?:details?|reference|ref|description)\b|other\W+(?:payment\W+)?details\b|remarks?\b|rujukan(?:\W+penerima)?\b(?!\W*transaksi)|butiran\W+(?:pem)?bayaran\b|catatan\b|(?:收 ?款 ?(?:人|方) ?)?(?:参 ?考(?! ?编? ?号)|附 ?言|备 ?注|留 ?言))[.:：]*/iu;
const surelyRead = 60;
const rowWords = wordList('account acc akaun bank name nama rm myr no number');

/** Words that were surely read where the payer writes to the recipient, without numbers: `kuih raya`. */
export function writtenByPayer(lines: readonly ReadLine[]): string[] {
  return lines.flatMap((line, index) => {
    const end = label.exec(line.text)?.[0].length;
    if (end === undefined) return [];
    const beside = wordsFrom(line, end);
    const isBelow = beside.length === 0 || isOtherLabel(textOf(beside));
    const value = isBelow ? wordsUnder(line, end, lines[index + 1]) : beside;
    const text = textOf(value);
    const isRow = isOtherLabel(text) || (isBelow && (lastParty(text) !== null || hasWord(text, rowWords)));
    const isSure = value.every(({ confidence }) => confidence >= surelyRead);
    if (isRow || !isSure || /\d/.test(text)) return [];
    const said = text.replace(blankInChinese, '').match(/\p{Script=Han}{2,}|\p{L}{3,}/gu) ?? [];
    return said.filter((word) => !isRecipientLabel(word));
  });
}

const textOf = (words: readonly ReadWord[]) => words.map(({ text }) => text).join(' ');

const wordsFrom = ({ words, starts }: ReadLine, end: number) =>
  words.filter(({ text }, at) => (starts[at] ?? 0) >= end && /[\p{L}\d]/u.test(text));

/** In the row under a label: all of it, or what stands before the next label begins. */
function wordsUnder(line: ReadLine, end: number, next: ReadLine | undefined): ReadWord[] {
  const [other] = wordsFrom(line, end);
  if (!next || !other) return [...(next?.words ?? [])];
  return next.words.filter(({ box }) => box && other.box && box.left + box.width <= other.box.left);
}

const blankInChinese = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;
