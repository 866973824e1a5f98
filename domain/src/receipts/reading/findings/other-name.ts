import type { ReadWord } from '../receipt-reading.contract.ts';
import { foldWord, hasWord } from './confusions.ts';
import { forms, isName, labelWords, partsOf, surelyRead } from './find-name.ts';
import { hidesDigits } from './hidden-account.ts';
import { isOtherLabel, isRecipientLabel, isReferenceLabel, lastParty, partyOf } from './party.ts';
import {
  bankWords,
  findNameLabel,
  lengthOfChineseLabel,
  namesOfBanks,
  withoutGluedLabel,
} from './payee-label.ts';
import type { ReadLine } from './read-lines.ts';

const leastLetters = 4;
const leastHan = 2;
/** Of a name whose other letters are hidden. */
const leastShown = 3;
const hanWords = /^(?:账|帐|户口|卡号|尾号)|账号|账户|户口号/u;
/** What may stand before the word for the recipient; behind another it is no label: `Add to favourites`. */
const beforeLabel = /^(?:paid|pay|sent|bayar|dibayar|transferred|money|duitnow|[^\p{L}]*)$/iu;

/**
 * Whether a row for the recipient's name, or for one that is not the payer's, surely gives another than ours, though it may
 * share a word with it, or something of which no word was read as ours. A Chinese name is another unless it is one of ours, or a part of it.
 */
export function isSomebodyElseNamed(lines: readonly ReadLine[], names: readonly string[]): boolean {
  const wanted = names.map((name) => partsOf(name.replace(/\p{Script=Han}/gu, ' ')));
  const latin = wanted.filter((parts) => parts.join('').length >= leastLetters);
  const chinese = names.map(hanOf).filter((name) => name.length >= leastHan);
  if (latin.length === 0 && chinese.length === 0) return false;
  return lines.some((line, index) => {
    const named = nameOn(lines, line, index);
    if (named.length === 0) return false;
    const han = hanOf(named.map(({ text }) => text).join(''));
    const isHan = han.length >= leastHan;
    if (isHan && !chinese.some((name) => name.includes(han))) return true;
    const next = lines[index + 1]?.words ?? [];
    // A long name goes on in the next line.
    const isAll = latin.some((parts) => isWhole(named, parts) || isWhole([...named, ...next], parts));
    if (isAll) return false;
    if (latin.length === 0) return false;
    const others = named.filter((word) => !(isHan && isHanWord(word)) && !isOurs(word, latin.flat()));
    // What could not be read may be anybody: a Chinese name over grain is read as two letters.
    return (others.length === named.length && !isHan) || others.some((word) => isSurelyWord(word));
  });
}

const isHanWord = ({ text }: ReadWord) => hanOf(text) !== '';
const hanOf = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '');

/** The words of the name in this row, or in the one under it. */
function nameOn(lines: readonly ReadLine[], line: ReadLine, index: number): ReadWord[] {
  const end = endOfLabel(line);
  if (end === null || hasWord(line.text, bankWords)) return [];
  if (partyOf(lines, { line: index, from: end, to: end }) === 'sender') return [];
  const values = line.words.filter((_, at) => (line.starts[at] ?? 0) >= end);
  // `Akaun Penerima *HRkkARXE`: an account of which nothing is shown.
  if (hidesDigits(values, '') || values.some(({ text }) => pointing.test(text))) return [];
  const beside = namesAmong(values);
  const next = lines[index + 1];
  // A single word before a number is most likely its label, badly read.
  if (/\d/.test(line.text.slice(end))) return beside.length > 1 ? beside : [];
  if (beside.length > 0 || !next) return beside;
  const isRow =
    isOtherLabel(next.text) || lastParty(next.text) || hasWord(next.text, bankWords) || isHanLabel(next.text);
  if (isRow) return [];
  const under = namesAmong(next.words);
  // Signs that hide digits are read as letters as well.
  return /\d/.test(next.text) ? under.filter(isSurelyWord) : under;
}

function endOfLabel({ text, words, starts }: ReadLine): number | null {
  const label = findNameLabel(text);
  if (label) {
    const end = label.index + label[0].length;
    // `Nama penerima`.
    const more = words.find((_, at) => (starts[at] ?? 0) >= end);
    const isMore = more !== undefined && isRecipientLabel(more.text);
    return isMore ? end + text.slice(end).indexOf(more.text) + more.text.length : end;
  }
  if (isOtherLabel(text) || isReferenceLabel(text)) return null;
  const chinese = lengthOfChineseLabel(text);
  if (chinese > 0) return chinese;
  if (lastParty(text) !== 'recipient') return null;
  const last = words.findLastIndex((word) => isRecipientLabel(word.text));
  const isLabel = last >= 0 && words.slice(0, last).every((word) => isBeforeLabel(word.text));
  const end = (starts[last] ?? 0) + (words[last]?.text.length ?? 0);
  // `Recipient 收款人`
  return isLabel ? end + lengthOfChineseLabel(text.slice(end)) : null;
}

const isBeforeLabel = (text: string) =>
  beforeLabel.test(text) || hasWord(text, labelWords) || isRecipientLabel(text);

/** `You've transferred money to the account below`. */
const pointing = /^below\b/i;

/** Chinese names are read letter by letter. */
function namesAmong(words: readonly ReadWord[]): ReadWord[] {
  if (isHanLabel(words.map(({ text }) => text).join(' '))) return [];
  const isHanName = hanOf(words.map(({ text }) => text).join('')).length >= leastHan;
  return words.filter(
    ({ text }) =>
      (/\p{L}{2}/u.test(text) || (isHanName && hanOf(text) !== '')) &&
      !/\d/.test(text) &&
      !hasWord(text, labelWords) &&
      !isRecipientLabel(text) &&
      !hasWord(text, namesOfBanks) &&
      !forms.has(foldWord(text)),
  );
}

const isSurelyWord = ({ text, confidence }: ReadWord) => confidence >= surelyRead && /\p{L}{3}/u.test(text);

const isHanLabel = (text: string) => hanWords.test(text.replace(/\s/g, ''));

const isWhole = (words: readonly ReadWord[], wanted: readonly string[]) =>
  wanted.every((part) => words.some((word) => isOurs(word, [part])));

function isOurs({ text, confidence }: ReadWord, wanted: readonly string[]): boolean {
  const read = foldWord(withoutGluedLabel(text));
  return wanted.some((part) => {
    if (/[*•…]/.test(text) && read.length >= leastShown && part.startsWith(read)) return true;
    // A letter more at the end, surely read, makes another word: ovens, kitchens.
    const isLonger = read.length > part.length && read.startsWith(part) && confidence >= surelyRead;
    return !isLonger && isName(read, part, true);
  });
}
