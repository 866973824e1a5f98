import type { Finding } from '../receipt-reading.contract.ts';
import { distance, foldDigits } from './confusions.ts';
import { labelBeside } from './find-label.ts';
import { isReference, isReferenceLabel } from './party.ts';
import { placeOf, type ReadLine } from './read-lines.ts';
import { writtenByPayer } from './written-by-payer.ts';

/** A line without blanks and hyphens, and where each of its characters stood. */
type Compact = { line: ReadLine; text: string; at: readonly number[]; wordStarts: ReadonlySet<number> };
type Found = {
  /** `perhaps`: of the shop, but not read well enough to say of which order. */
  kind: 'own' | 'nearly' | 'other' | 'perhaps';
  read: string;
  compact: Compact;
  from: number;
  to: number;
};

const surelyRead = 40;
const surelyTyped = 70;
const digitCount = 6;

/** The order's own number, or one of another order of the shop. */
export function findOrderNumber(lines: readonly ReadLine[], orderNumber: string): Finding {
  const found = lines.flatMap((line) => [
    ...numbersOn(compactOf(line), orderNumber),
    ...mistypedOn(compactOf(line), orderNumber),
  ]);
  const mine = found.find(({ kind }) => kind === 'own') ?? found.find(({ kind }) => kind === 'nearly');
  const others = found.filter(({ kind }) => kind === 'other' || kind === 'perhaps');
  const elsewhere = others.find((one) => one.kind === 'other' && isSure(one) && isWritten(lines, one));
  if (elsewhere && !found.some((one) => isMine(one) && isWritten(lines, one))) return differing(elsewhere);
  if (mine) {
    const { box, confidence } = placeOfFound(mine);
    const isDoubtful =
      mine.kind === 'nearly' ||
      others.length > 0 ||
      confidence < surelyRead ||
      goesOn(mine, orderNumber) ||
      isOnlyElsewhere(lines, found);
    return { verdict: 'matches', read: mine.read, box, ...(isDoubtful ? { isDoubtful } : {}) };
  }
  // Of what was hardly read nobody can say that it is another number.
  const other = others.find((one) => one.kind === 'other' && isSure(one));
  return other ? differing(other) : { verdict: 'not-found', read: null, box: null };
}

const isMine = ({ kind }: Found) => kind === 'own' || kind === 'nearly';
const isSure = (one: Found) => placeOfFound(one).confidence >= surelyRead;
const differing = (one: Found): Finding => ({
  ...{ verdict: 'differs', read: one.read, box: placeOfFound(one).box },
});

/** Whether it stands where the payer writes, and not in a footer, or under a picture of the receipt. */
function isWritten(lines: readonly ReadLine[], { compact, from, to }: Found): boolean {
  const [start = 0, end = start] = [compact.at[from], compact.at[to - 1]];
  const place = { line: lines.indexOf(compact.line), from: start, to: end + 1 };
  const beside = labelBeside(lines, place);
  const hasOwnLabel = /\p{L}{3}/u.test(beside) && !isReferenceLabel(beside);
  return !hasOwnLabel && isReference(lines, place);
}

/** Whether the payer surely wrote something else where the number belongs. */
const isOnlyElsewhere = (lines: readonly ReadLine[], found: readonly Found[]): boolean =>
  !found.some((one) => isMine(one) && isWritten(lines, one)) && writtenByPayer(lines).length > 0;

/** A digit was forgotten or typed twice: read so well that no reader lost it. One more before the others may be a stroke. */
function mistypedOn(compact: Compact, orderNumber: string): Found[] {
  const [prefix, own] = [orderNumber.slice(0, -digitCount), orderNumber.slice(-digitCount)];
  const read = compact.text.toUpperCase();
  const shape = new RegExp(`${prefix}(\\d{${digitCount - 1}}|\\d{${digitCount + 1}})(?!\\d)`, 'g');
  return [...read.matchAll(shape)].flatMap(({ index, 0: number, 1: digits = '' }): Found[] => {
    if (!compact.wordStarts.has(index) && /[\p{L}\d]/u.test(read.charAt(index - 1))) return [];
    const found: Found = { kind: 'other', read: number, compact, from: index, to: index + number.length };
    const isStroke = digits.endsWith(own);
    return isStroke || placeOfFound(found).confidence < surelyTyped ? [] : [found];
  });
}

/** `CHM004217/218`, `CHM004217 & 004218`: paid for two at once, perhaps. */
function goesOn({ compact, to }: Found, orderNumber: string): boolean {
  const after = compact.text.slice(to);
  const [joint = ''] = /^(?:[/&+,;]|and|dan|和|及|与)/i.exec(after) ?? [];
  const prefix = orderNumber.slice(0, -digitCount);
  const rest = after.slice(joint.length).toUpperCase();
  return joint !== '' && /^\d{2,6}(?!\d)/.test(rest.startsWith(prefix) ? rest.slice(prefix.length) : rest);
}

function numbersOn(compact: Compact, orderNumber: string): Found[] {
  const prefix = foldPrefix(orderNumber.slice(0, -digitCount));
  const expected = orderNumber.slice(-digitCount);
  const digits = foldDigits(compact.text);
  const letters = foldPrefix(compact.text);
  const found: Found[] = [];
  for (const match of digits.matchAll(/(?=(\d{6}))/g)) {
    const [, six = ''] = match;
    const kind = kindOf(match.index, six);
    if (!kind) continue;
    const from = match.index - closestPrefix(match.index).length;
    const to = match.index + digitCount;
    const read = `${orderNumber.slice(0, -digitCount)}${six}`;
    found.push({
      ...{ kind, compact, from, to },
      read: kind === 'other' ? read : asRead(compact, from, to),
    });
  }
  return [...found, ...unclear()];

  /** What begins like one of the shop's numbers and goes on with about as many digits: one more or less was read. */
  function unclear(): Found[] {
    return [...digits.matchAll(/(?<!\d)\d{5,7}/g)].flatMap(({ index, 0: number }) => {
      const isTaken = (from: number) =>
        found.some((one) => one.from < index + number.length && one.to > from);
      const start = [...compact.wordStarts, 0].find((word) => isPrefix(letters.slice(word, index)));
      const to = index + number.length;
      if (start === undefined || isTaken(start) || isDigit(digits, to)) return [];
      return [{ kind: 'perhaps' as const, compact, from: start, to, read: asRead(compact, start, to) }];
    });
  }

  function isPrefix(read: string): boolean {
    return read !== '' && distance(read, prefix, 1) <= (prefix.length > 2 ? 1 : 0);
  }

  function kindOf(at: number, number: string): Found['kind'] | null {
    const to = at + number.length;
    // More digits without a blank between make it another kind of number.
    if (isDigit(digits, to) && !compact.wordStarts.has(to)) return null;
    const { wrong } = closestPrefix(at);
    // A stroke between letters and digits is no digit of the number.
    const between = compact.text.charAt(at - 1).toUpperCase();
    const isTyped = /\d/.test(between) || prefix.endsWith(between);
    const hasStroke = letters.slice(0, at - 1).endsWith(prefix) && !isTyped;
    if (number === expected) {
      // One digit more than the number has.
      if (/[2-9]/.test(between)) return null;
      if (wrong === 0) return 'own';
      if (hasStroke) return isMisreadTwice(between, number) ? 'own' : 'nearly';
      // `CHN` may be what was printed, and a digit more before the others as well.
      return wrong <= 2 && prefix.length > 2 ? 'nearly' : null;
    }
    return wrong === 0 || hasStroke ? 'other' : null;
  }

  /** The letters before the digits that look most like the shop's. */
  function closestPrefix(at: number): { length: number; wrong: number } {
    return [0, -1, 1]
      .map((more) => prefix.length + more)
      .filter((length) => length <= at)
      .map((length) => ({ length, wrong: distance(letters.slice(at - length, at), prefix, 2) }))
      .reduce((best, one) => (one.wrong < best.wrong ? one : best), { length: 0, wrong: prefix.length });
  }
}

/** Capital letters, of which those that look like digits are digits, as in the text around them. */
const foldPrefix = (text: string) => foldDigits(text.replace(/[a-z]/g, (letter) => letter.toUpperCase()));

/** A digit is now and then read twice, first as a letter that looks like it: `CHMO016586`. Any other letter was written. */
const isMisreadTwice = (letter: string, [digit = '']: string) =>
  !/\p{L}/u.test(letter) || foldDigits(letter) === digit || (letter === 'A' && digit === '4');

const isDigit = (text: string, at: number) => at < text.length && /\d/.test(text.charAt(at));

const asRead = (compact: Compact, from: number, to: number) => compact.text.slice(from, to);

function placeOfFound({ compact, from, to }: Found) {
  const start = compact.at[from] ?? 0;
  return placeOf(compact.line, start, (compact.at[to - 1] ?? start) + 1);
}

function compactOf(line: ReadLine): Compact {
  const at: number[] = [];
  const wordStarts = new Set<number>();
  let text = '';
  for (let index = 0; index < line.text.length; index += 1) {
    const letter = line.text.charAt(index);
    if (letter === ' ') wordStarts.add(text.length);
    if (/[\s\-‐‑–—#_.]/.test(letter)) continue;
    text += letter;
    at.push(index);
  }
  return { line, text, at, wordStarts };
}
