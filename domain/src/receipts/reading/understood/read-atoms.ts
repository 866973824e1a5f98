import { foldDigits, foldWord } from '../findings/confusions.ts';
import { isOurs } from '../findings/find-account.ts';
import { clocksOn } from '../findings/find-clock.ts';
import { datesIn } from '../findings/find-date.ts';
import { forms, isName, partsOf } from '../findings/find-name.ts';
import { findOrderNumber } from '../findings/find-order-number.ts';
import { readAccounts } from '../findings/read-accounts.ts';
import type { ReadLine } from '../findings/read-lines.ts';
import { readMoney } from '../findings/read-money.ts';
import type { ExpectedReceipt, ReadWord } from '../receipt-reading.contract.ts';
import { isWordWithDigits } from './known-phrases.ts';

/** The smallest pieces a receipt is understood by: a word, or what several words together say. */
export type Atom =
  | { kind: 'word'; folded: string; words: readonly ReadWord[] }
  | {
      kind: 'money';
      sen: number | null;
      currency: 'ringgit' | 'foreign' | 'none';
      words: readonly ReadWord[];
    }
  | { kind: 'account'; isOurs: boolean; words: readonly ReadWord[] }
  /** The minutes after midnight it can mean. */
  | { kind: 'clock'; minutes: readonly number[]; words: readonly ReadWord[] }
  /** `mark` is a word without letters and digits, `hidden` stands for digits that are not shown. */
  | { kind: 'name' | 'order' | 'date' | 'code' | 'hidden' | 'mark'; words: readonly ReadWord[] };

type Span = { from: number; to: number; atom: (words: readonly ReadWord[]) => Atom };

const digits = /\d/;
/** Signs that hide digits are read as letters as well. */
const hiding = /^[*xXkK•●∗×#…·.+-]{2,}$/;

/** Signs that say something without a letter. */
const saying = /^(?:[?？%]+|.*[❌✗✘✖⏳⌛⚠🚫⛔].*)$/u;

/** All of a row as pieces, and each word in one of them. What stands first in the list of kinds is believed first. */
export function readAtoms(lines: readonly ReadLine[], expected: ExpectedReceipt): Atom[][] {
  const { isDoubtful, verdict, read } = findOrderNumber(lines, expected.orderNumber);
  const asRead = verdict === 'matches' && !isDoubtful && read !== null ? [read] : [];
  const orders = [...new Set([expected.orderNumber, ...asRead].map(foldCode))];
  const money = readMoney(lines);
  const dates = datesIn(lines, expected);
  const own = expected.accountNumber.replace(/\D/g, '');
  const names = [expected.accountName, ...(expected.otherNames ?? [])].flatMap(writingsOf);
  return lines.map((line, index) => {
    const spans: Span[] = [
      ...orders.flatMap((order) => spansOfOrder(line, order)),
      ...dates
        .filter((date) => date.line === index && !date.isGlued)
        .map(({ from, to }) => ({
          from,
          to,
          atom: (words: readonly ReadWord[]): Atom => ({ kind: 'date', words }),
        })),
      ...clocksOn(line, index)
        .filter(({ isSure }) => isSure)
        .map(({ from, to, minutes }) => ({
          ...{ from, to },
          atom: (words: readonly ReadWord[]): Atom => ({ kind: 'clock', minutes, words }),
        })),
      ...money
        .filter((one) => one.line === index)
        .map(({ from, to, sen, currency }) => ({
          ...{ from, to },
          atom: (words: readonly ReadWord[]): Atom => ({ kind: 'money', sen, currency, words }),
        })),
      ...readAccounts(line).map((account) => ({
        ...{ from: account.from, to: account.to },
        atom: (words: readonly ReadWord[]): Atom => ({
          kind: 'account',
          isOurs: isOurs(account, own),
          words,
        }),
      })),
      ...names.flatMap((name) => spansOfName(line, name)),
    ];
    return atomsOf(line, spans);
  });
}

/** A word that two spans share belongs to the first of them. */
function atomsOf({ words, starts }: ReadLine, spans: readonly Span[]): Atom[] {
  const owner = words.map(({ text }, at) => {
    const start = starts[at] ?? 0;
    return spans.find(({ from, to }) => start < to && start + text.length > from);
  });
  const atoms: Atom[] = [];
  for (let at = 0; at < words.length; ) {
    const own = owner[at];
    let end = at + 1;
    while (own && owner[end] === own) end += 1;
    const taken = words.slice(at, end);
    const plain = () =>
      taken.flatMap((word, index) =>
        isReadMask(word, words[at + index + 1]) ? hidden(word) : plainAtoms(word),
      );
    atoms.push(...(own ? besideValue(own, taken) : plain()));
    at = end;
  }
  return atoms;
}

/** `Date:2026-09-18` is a label and a day, `18 Sep 2026, 10:45 AM` a day and its time. */
function besideValue(own: Span, taken: readonly ReadWord[]): Atom[] {
  const [first] = taken;
  const label = first && /^(\p{L}[\p{L}./&]*)[:：](?=.)/u.exec(first.text)?.[1];
  const atom = own.atom(taken);
  return first && label ? [...plainAtoms({ ...first, text: label }), atom] : [atom];
}

const hidden = (word: ReadWord): Atom[] => [{ kind: 'hidden', words: [word] }];

/** Dots and stars before the last digits of an account, read as small letters. */
const maskAsLetters = /^[*•«»+]*[ecosahkw*•«»]{3,5}[*•«»]*$/;
const mostSureOfMask = 60;
const isReadMask = ({ text, confidence }: ReadWord, next: ReadWord | undefined) =>
  confidence <= mostSureOfMask && maskAsLetters.test(text) && /^\d{4}$/.test(next?.text ?? '');

/** `Rujukan:984907986508` and `状态:成功` are two words; `e-wallet` and `Date/Time` are, too. */
function plainAtoms(word: ReadWord): Atom[] {
  if (hiding.test(word.text)) return hidden(word);
  if (saying.test(word.text)) return [{ kind: 'word', folded: word.text, words: [word] }];
  if (!/[\p{L}\d]/u.test(word.text)) return [{ kind: 'mark', words: [word] }];
  const pieces = digits.test(word.text)
    ? splitBeforeNumber(word.text)
    : word.text.split(/[:：/&\-–—_,;()[\]|]+/);
  return pieces.flatMap((text): Atom[] => {
    const piece = { ...word, text };
    if (isNumberLike(text) && !isWordWithDigits(text)) return [{ kind: 'code', words: [piece] }];
    const folded = foldWord(text.replace(/(?<=\p{L})[!！]+$/u, ''));
    return folded === '' ? [] : [{ kind: 'word', folded, words: [piece] }];
  });
}

const splitBeforeNumber = (text: string) => {
  const [, label, rest] = /^([\p{L}./]+[:：.#]|\p{Script=Han}+)(.*\d.*)$/u.exec(text) ?? [];
  if (label !== undefined && rest !== undefined) return [label, rest];
  // `24小时内未领取`: in Chinese a number has no blank behind it.
  return text.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [text];
};

/** Letters of which one was read as a digit are still a word: `Jum1ah`, `DuitN0w`. */
function isNumberLike(text: string): boolean {
  const found = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return found > 0 && !(found === 1 && letters >= 4 && /[015]/.test(text));
}

/** The number as it was read, in up to three words, also glued to its label: `Ref:CHM004217`. */
function spansOfOrder({ words, starts }: ReadLine, own: string): Span[] {
  return words.flatMap(({ text }, at): Span[] => {
    const label = /^.*[:：#(]/.exec(text)?.[0] ?? '';
    let joined = text.slice(label.length);
    for (let next = at; next < Math.min(at + 3, words.length); next += 1) {
      if (next > at) joined += words[next]?.text ?? '';
      const folded = foldCode(joined);
      if (folded === '') break;
      if (folded === own) {
        const to = (starts[next] ?? 0) + (words[next]?.text.length ?? 0);
        return [{ from: starts[at] ?? 0, to, atom: (taken) => ({ kind: 'order', words: taken }) }];
      }
      if (!own.startsWith(folded)) break;
    }
    return [];
  });
}

const foldCode = (text: string) => foldDigits(text.toUpperCase().replace(/[^\p{L}\d|!$[\]]/gu, ''));

/** A name in two scripts is often shown in one of them. */
function writingsOf(name: string): string[][] {
  const latin = partsOf(name.replace(/\p{Script=Han}/gu, ' '));
  const han = name.replace(/[^\p{Script=Han}]/gu, '');
  return [latin, han === '' ? [] : [han]].filter((parts) => parts.join('').length >= 2);
}

function spansOfName({ words, starts }: ReadLine, wanted: readonly string[]): Span[] {
  return words.flatMap((_, at): Span[] => {
    let [part, next, joined] = [0, at, ''];
    const [han] = wanted;
    if (han !== undefined && /\p{Script=Han}/u.test(han)) {
      while (next < words.length && joined.length < han.length) joined += hanOf(words[next++]?.text ?? '');
      if (joined !== han) return [];
    } else {
      while (part < wanted.length && next < words.length) {
        const read = foldWord(words[next]?.text ?? '');
        const isForm = part > 0 && forms.has(read);
        if (!isForm && !isName(read, wanted[part] ?? '', part === wanted.length - 1)) return [];
        if (!isForm) part += 1;
        next += 1;
      }
      if (part < wanted.length) return [];
      while (next < words.length && forms.has(foldWord(words[next]?.text ?? ''))) next += 1;
    }
    const to = (starts[next - 1] ?? 0) + (words[next - 1]?.text.length ?? 0);
    return [{ from: starts[at] ?? 0, to, atom: (taken) => ({ kind: 'name', words: taken }) }];
  });
}

const hanOf = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '');
