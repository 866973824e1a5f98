import type { ReadWord } from '../receipt-reading.contract.ts';
import { foldDigits, hasWord, wordList } from './confusions.ts';
import { isReference, lastParty, partyOf } from './party.ts';
import type { ReadLine } from './read-lines.ts';

/** Signs that hide digits are hardly ever read as what they are, and then so surely. */
const hardlyRead = 30;
const hiding = /^[*xXkK•●∗×#…·.°+-]{2,}$/;
const accountWords = wordList('account acc acct akaun a/c 账号 账户 户口');
const labelWords = wordList('account acc acct akaun a/c bank no number nombor 账号 账户 户口 银行');

/** Whether of the account of the one who was paid nothing is shown but signs that hide its digits. */
export function isAccountHidden(lines: readonly ReadLine[], own: string): boolean {
  return lines.some((line, index) => {
    if (!hasWord(line.text, accountWords) || lastParty(line.text) === 'sender') return false;
    const place = { line: index, from: line.text.length, to: line.text.length };
    if (partyOf(lines, place) === 'sender' || isReference(lines, place)) return false;
    const beside = valuesOf(line);
    const below = lines[index + 1];
    const isBelow = beside.length === 0 && below !== undefined && !hasWord(below.text, labelWords);
    return hidesDigits(isBelow ? valuesOf(below) : beside, own);
  });
}

const valuesOf = ({ words }: ReadLine) =>
  words.filter(({ text }) => /[\p{L}\d*•●∗×#…·°]/u.test(text) && !isLabel(text));
const isLabel = (text: string) => hasWord(text, labelWords) || lastParty(text) === 'recipient';

/** A number that was hardly read is none that is hidden. */
const isHidden = ({ text, confidence }: ReadWord) =>
  hiding.test(text) || (confidence < hardlyRead && !/^[\d-]{5,}$/.test(foldDigits(text)));

/** Signs in place of digits, or what could hardly be read there; whatever digits are read well behind them are the last of ours. */
export function hidesDigits(words: readonly ReadWord[], own: string): boolean {
  const hidden = words.findLastIndex(isHidden) + 1;
  const last = words.slice(hidden).map(({ text }) => text);
  const isOurs = last.every((text) => /^\d{1,4}$/.test(text)) && own.endsWith(last.join(''));
  return hidden > 0 && words.slice(0, hidden).every(isHidden) && isOurs;
}
