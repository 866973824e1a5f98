import type { ReadWord } from '../receipt-reading.contract.ts';
import { foldWord, hasWord, wordList } from './confusions.ts';
import { forms, hasMore, isName, labelWords, partsOf, surelyRead } from './find-name.ts';
import { isOtherLabel, isRecipientLabel, isReferenceLabel, lastParty, partyOf } from './party.ts';
import type { ReadLine } from './read-lines.ts';

const nameLabel = /(?<!\p{L})(?:name|nama)(?!\p{L})|户名|姓 ?名/iu;
const otherNames = wordList('bank app device peranti 银行');
const leastLetters = 4;
/** Of a name whose other letters are hidden. */
const leastShown = 3;
const gluedLabel = /^(?:[Nn]ame|[Nn]ama|To|Kepada|Recipient|Penerima):?(?=\p{Lu})/u;
/** What may stand before the word for the recipient; behind another it is no label: `Add to favourites`. */
const beforeLabel = /^(?:paid|pay|sent|bayar|dibayar|transferred|money|duitnow|[^\p{L}]*)$/iu;

/**
 * Whether a row for the recipient's name, or for one that is not the payer's, surely gives another than ours, though it may
 * share a word with it. Where the account hides digits, also whether the name goes on behind ours.
 */
export function isSomebodyElseNamed(
  lines: readonly ReadLine[],
  accountName: string,
  hidesDigits: boolean,
): boolean {
  const wanted = partsOf(accountName);
  if (wanted.join('').length < leastLetters) return false;
  return lines.some((line, index) => {
    const named = nameOn(lines, line, index);
    if (named.length === 0) return false;
    const next = lines[index + 1]?.words ?? [];
    // A long name goes on in the next line.
    const isAll = isWhole(named, wanted) || isWhole([...named, ...next], wanted);
    if (isAll)
      return (
        hidesDigits &&
        hasMore(
          line,
          named.filter((word) => isOurs(word, wanted)),
        )
      );
    return named.some((word) => word.confidence >= surelyRead && !isOurs(word, wanted));
  });
}

/** The words of the name in this row, or in the one under it. */
function nameOn(lines: readonly ReadLine[], line: ReadLine, index: number): ReadWord[] {
  const end = endOfLabel(line);
  if (end === null || hasWord(line.text, otherNames)) return [];
  if (partyOf(lines, { line: index, from: end, to: end }) === 'sender') return [];
  const beside = namesAmong(line.words.filter((_, at) => (line.starts[at] ?? 0) >= end));
  const next = lines[index + 1];
  // A single word before a number is most likely its label, badly read.
  if (/\d/.test(line.text.slice(end))) return beside.length > 1 ? beside : [];
  if (beside.length > 0 || !next) return beside;
  return isOtherLabel(next.text) || lastParty(next.text) || hasWord(next.text, otherNames)
    ? []
    : namesAmong(next.words);
}

function endOfLabel({ text, words, starts }: ReadLine): number | null {
  const label = nameLabel.exec(text);
  if (label) {
    const end = label.index + label[0].length;
    // `Nama penerima`.
    const more = words.find((_, at) => (starts[at] ?? 0) >= end);
    const isMore = more !== undefined && isRecipientLabel(more.text);
    return isMore ? end + text.slice(end).indexOf(more.text) + more.text.length : end;
  }
  if (isOtherLabel(text) || isReferenceLabel(text) || lastParty(text) !== 'recipient') return null;
  const last = words.findLastIndex((word) => isRecipientLabel(word.text));
  if (last >= 0) {
    const isLabel = words.slice(0, last).every((word) => isBeforeLabel(word.text));
    return isLabel ? (starts[last] ?? 0) + (words[last]?.text.length ?? 0) : null;
  }
  // Read letter by letter.
  const [chinese = ''] = /^[\p{Script=Han}\s:]+/u.exec(text) ?? [];
  return chinese.length;
}

const isBeforeLabel = (text: string) =>
  beforeLabel.test(text) || hasWord(text, labelWords) || isRecipientLabel(text);

const namesAmong = (words: readonly ReadWord[]) =>
  words.filter(
    ({ text }) =>
      /\p{Script=Han}{2}|\p{L}{3}/u.test(text) &&
      !/\d/.test(text) &&
      !hasWord(text, labelWords) &&
      !isRecipientLabel(text) &&
      !forms.has(foldWord(text)),
  );

const isWhole = (words: readonly ReadWord[], wanted: readonly string[]) =>
  wanted.every((part) => words.some((word) => isOurs(word, [part])));

function isOurs({ text, confidence }: ReadWord, wanted: readonly string[]): boolean {
  const read = foldWord(text.replace(gluedLabel, ''));
  return wanted.some((part) => {
    if (/[*•…]/.test(text) && read.length >= leastShown && part.startsWith(read)) return true;
    // A letter more at the end, surely read, makes another word: ovens, kitchens.
    const isLonger = read.length > part.length && read.startsWith(part) && confidence >= surelyRead;
    return !isLonger && isName(read, part, true);
  });
}
