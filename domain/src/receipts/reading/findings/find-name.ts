import type { Finding, ReadWord } from '../receipt-reading.contract.ts';
import { distance, foldWord, hasWord, wordList } from './confusions.ts';
import { isOtherLabel, isRecipientLabel, isReference, lastParty, partyOf } from './party.ts';
import { around, placeOf, type ReadLine } from './read-lines.ts';

/** Says what kind of business, not which. */
export const forms = new Set(['sdn', 'bhd', 'plt', 'enterprise', 'ent', 'co', 'the'].map(foldWord));
export const labelWords = wordList(`
  name nama account acc no number nombor akaun bank transfer pindahan details butiran id type jenis 姓名 账号`);
/** A name cut off by the app is known by so many letters. */
const shortestCut = 3;
/** Below this share of wrong letters a name may be ours, badly read. */
const unlikeFrom = 0.5;
export const surelyRead = 60;

export const partsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(foldWord)
    .filter((word) => word !== '' && !forms.has(word));

/** The name of the account, where it does not stand for the sender. */
export function findName(lines: readonly ReadLine[], accountName: string): Finding {
  const wanted = partsOf(accountName);
  if (wanted.join('').length < 4) return { verdict: 'not-found', read: null, box: null };
  let other: Finding | null = null;
  let unsure: Finding | null = null;
  for (const [index, line] of lines.entries()) {
    const party = partyOf(lines, { line: index, from: line.text.length, to: line.text.length });
    if (party === 'sender') continue;
    const next = lines[index + 1];
    const found = wordsOf(line, wanted) ?? (next ? wordsOfTwo(line, next, wanted) : null);
    if (found) {
      const { words, ...shown } = found;
      // A name in a footer, or that the payer wrote, or with more to it: all of that may be somebody else's account.
      const isSure =
        party === 'recipient' &&
        !isReference(lines, placeOfName(line, index, words)) &&
        !hasMore(line, words);
      if (isSure) return { verdict: 'matches', ...shown };
      unsure ??= { verdict: 'matches', ...shown, isDoubtful: true };
    } else if (party === 'recipient') other ??= otherName(lines, index, wanted);
  }
  return other ?? unsure ?? { verdict: 'not-found', read: null, box: null };
}

function wordsOf(line: ReadLine, wanted: readonly string[]) {
  const isWanted = (text: string) =>
    wanted.some((word, at) => isName(foldWord(text), word, at === wanted.length - 1));
  const folded = line.words.map(({ text }) => foldWord(text)).filter((word) => word !== '');
  if (!wanted.every((word, at) => folded.some((read) => isName(read, word, at === wanted.length - 1))))
    return null;
  return { read: line.text, box: line.box, words: line.words.filter(({ text }) => isWanted(text)) };
}

function placeOfName({ words: all, starts }: ReadLine, line: number, name: readonly ReadWord[]) {
  const from = starts[all.findIndex((word) => name.includes(word))] ?? 0;
  return { line, from, to: from + 1 };
}

/** Whether the name goes on before or after ours: `Moon Kitchen Supplies` is another shop. */
function hasMore({ words: all }: ReadLine, name: readonly ReadWord[]): boolean {
  const own = all.map((word) => name.includes(word) || forms.has(foldWord(word.text)));
  return all.some((word, at) => {
    const neighbours = [at - 1, at + 1].filter((beside) => own[beside]).map((beside) => all[beside]);
    return (
      own[at] !== true && isPartOfName(word) && neighbours.some((beside) => beside && isNear(word, beside))
    );
  });
}

const isPartOfName = ({ text, confidence }: ReadWord) =>
  confidence >= surelyRead &&
  /\p{L}{3}/u.test(text) &&
  !/\d/.test(text) &&
  !isRecipientLabel(text) &&
  !hasWord(text, labelWords);

/** Further away stands the next column. */
function isNear({ box: a }: ReadWord, { box: b }: ReadWord): boolean {
  if (!a || !b) return true;
  const gap = Math.max(a.left, b.left) - Math.min(a.left + a.width, b.left + b.width);
  return gap < Math.max(a.height, b.height);
}

/** A long name goes on in the next line. */
function wordsOfTwo(line: ReadLine, next: ReadLine, wanted: readonly string[]) {
  const [first] = wanted;
  const begins = line.words.some(({ text }) => first !== undefined && isName(foldWord(text), first, false));
  if (!begins) return null;
  const both = { ...line, words: [...line.words, ...next.words], box: around([line.box, next.box]) };
  const found = wordsOf(both, wanted);
  return found && { ...found, read: `${line.text} ${next.text}` };
}

export function isName(read: string, word: string, isLast: boolean): boolean {
  if (read === word) return true;
  if (isLast && read.length >= shortestCut && read.length < word.length && word.startsWith(read)) return true;
  const forgiven = word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0;
  return forgiven > 0 && distance(read, word, forgiven) <= forgiven;
}

/** Somebody else's name right after the word for the recipient; what might be ours, badly read, is none. */
function otherName(lines: readonly ReadLine[], index: number, wanted: readonly string[]): Finding | null {
  const line = lines[index];
  if (!line || lastParty(line.text) !== 'recipient' || isOtherLabel(line.text)) return null;
  const isValue = ({ text }: { text: string }) =>
    !isRecipientLabel(text) && !hasWord(text, labelWords) && /\p{L}{3}/u.test(text);
  const beside = line.words.filter(isValue);
  const from = beside.length > 0 ? line : lines[index + 1];
  if (!from || isOtherLabel(from.text)) return null;
  const words = from.words.filter(isValue);
  const read = words.map(({ text }) => text).join(' ');
  const [folded, name] = [foldWord(read), wanted.join('')];
  if (folded.length < 4 || words.some(({ confidence }) => confidence < surelyRead)) return null;
  const wrong = distance(folded, name, Math.max(folded.length, name.length));
  if (wrong < unlikeFrom * Math.max(folded.length, name.length)) return null;
  return { verdict: 'differs', read, box: placeOf(from, 0, from.text.length).box };
}
