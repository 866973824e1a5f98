import { distance, foldWord } from '../findings/confusions.ts';
import { banks } from './vocabulary/banks.ts';
import { chinese } from './vocabulary/chinese.ts';
import { english } from './vocabulary/english.ts';
import { englishLines } from './vocabulary/english-lines.ts';
import { malay } from './vocabulary/malay.ts';
import { type LabelKind, labelKinds, type PhraseKind, type Vocabulary } from './vocabulary/vocabulary.ts';

/** A sentence may be broken over rows; so many words of it are known as a part of it. */
const leastOfSentence = 3;
const longSentence = 6;
/** In words of this length one letter may be read as another: shorter ones would become others. */
const forgivenLength = 7;
/** The end of `if you did not make this transfer, please call us` would say that there was none. */
const sayMore = new Set(
  'not never did make authorise authorize transfer payment transaction'.split(' ').map(foldWord),
);
const saysMore = (words: readonly string[]) =>
  words[0] === foldWord('signature') || words.some((word) => sayMore.has(word));
/** One letter away from a known word, and something else. */
const others = new Set(['retransfer', 'repayment', 'prepayment', 'nontransfer', 'recompleted'].map(foldWord));

/** Its middle letter is often read as another. */
const badlyReadPayee = /^收[^款付支]人/u;

type Known = {
  kinds: Map<string, Set<PhraseKind>>;
  words: ReadonlySet<string>;
  withDigits: ReadonlySet<string>;
  longest: number;
};

const known = learn([english, englishLines, malay, chinese, banks]);

/** What a whole phrase is, of words that were folded; empty where it is not known. Blanks and single misread letters make no difference. */
export function kindsOf(words: readonly string[]): ReadonlySet<PhraseKind> {
  const asRead = known.kinds.get(words.join(''));
  if (asRead) return asRead;
  const meant = words.map(mend).join('').replace(badlyReadPayee, '收款人');
  return known.kinds.get(meant) ?? none;
}

/** More words are no phrase. */
export const longestPhrase = known.longest;

export const isLabelKind = (kind: PhraseKind): kind is LabelKind =>
  (labelKinds as readonly PhraseKind[]).includes(kind);

/** `Maybank2u`, `Secure2u`: words though they have digits. */
export const isWordWithDigits = (text: string) =>
  known.withDigits.has(text.toLowerCase().replace(/\.com$/, ''));

/** Whether banks write it, in whatever phrase. */
export const isInVocabulary = (text: string) => known.words.has(foldWord(text));

const none: ReadonlySet<PhraseKind> = new Set();
const mended = new Map<string, string>();
const maxMended = 5_000;

/** The known word one letter away from what was read, or what was read. */
function mend(word: string): string {
  if (word.length < forgivenLength - 1 || word.startsWith('{') || known.words.has(word) || others.has(word))
    return word;
  const before = mended.get(word);
  if (before !== undefined) return before;
  if (mended.size >= maxMended) mended.clear();
  const meant = [...known.words].find((one) => one.length >= forgivenLength && distance(one, word, 1) <= 1);
  mended.set(word, meant ?? word);
  return meant ?? word;
}

function learn(vocabularies: readonly Vocabulary[]): Known {
  const kinds: Known['kinds'] = new Map();
  const words = new Set<string>();
  const withDigits = new Set<string>();
  let longest = 0;
  const add = (phrase: readonly string[], kind: PhraseKind) => {
    const key = phrase.join('');
    kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
    longest = Math.max(longest, phrase.length);
    for (const word of phrase) if (/^[a-z]+$/.test(word)) words.add(word);
  };
  for (const vocabulary of vocabularies) {
    for (const [kind, phrases] of Object.entries(vocabulary) as [PhraseKind, readonly string[]][]) {
      for (const word of phrases.flatMap((phrase) => phrase.match(/\p{L}*\d\p{L}+/gu) ?? []))
        withDigits.add(word);
      for (const phrase of phrases.flatMap(expand)) {
        add(phrase, kind);
        if (kind === 'line' && phrase.length >= longSentence)
          for (const part of partsOf(phrase)) add(part, kind);
      }
    }
  }
  return { kinds, words, withDigits, longest };
}

/** `transfer|payment date?` as every phrase it stands for, in folded words. */
function expand(pattern: string): string[][] {
  let made: string[][] = [[]];
  for (const word of pattern.split(' ')) {
    const isOptional = word.endsWith('?');
    const choices = word.replace(/\?$/, '').split('|').map(foldPart);
    made = made.flatMap((begun) => [
      ...choices.map((choice) => [...begun, choice]),
      ...(isOptional ? [begun] : []),
    ]);
  }
  return made.filter((phrase) => phrase.length > 0);
}

function foldPart(word: string): string {
  return word.startsWith('{') ? word : foldWord(word);
}

/** How a sentence begins and ends, wherever a row of it ends. */
function partsOf(phrase: readonly string[]): string[][] {
  return phrase.flatMap((_, at) => [
    ...(at >= leastOfSentence ? [phrase.slice(0, at)] : []),
    ...(phrase.length - at >= leastOfSentence && !saysMore(phrase.slice(at)) ? [phrase.slice(at)] : []),
  ]);
}
