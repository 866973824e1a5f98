import type { ExpectedReceipt } from './receipt-reading.contract.ts';
import { transactionKey } from './transaction-key.ts';

/**
 * Fingerprints of a picture: first a perceptual hash of the whole, then one of each word with digits and, behind a colon,
 * what was read there. What tells the transfer from others keeps a mark of that: `l` for a long number, `c` for a time to
 * the second and `t` for one to the minute, `m` for money to the sen, as a balance is, `s` for the rest. What every receipt of the order shows (the amount, our account, the day)
 * keeps its hash alone.
 */
const maxWholeDistance = 3;
const maxPartDistance = 10;
/** Of the marks of the picture that has fewer; footers of one bank name its phone on every receipt. */
const leastShare = 0.6;
/** Numbers of transactions, orders and accounts have so many signs. */
const longMark = 6;
const clock = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]m)?$/i;
/** With seconds a time has more. */
const minuteDigits = 4;
/** The amount with the bank's fee, in sen, is on many receipts of one amount. */
const highestFee = 500;
/** Less may be a fee to the sen. */
const leastBalance = 1_000;

/** What is kept of the reader's fingerprints: no number that could be read back. Of the words `times` are known to be times. */
export function markFingerprints(
  fingerprints: readonly string[],
  expected: Pick<ExpectedReceipt, 'amountSen' | 'accountNumber'>,
  times: ReadonlySet<string>,
): string[] {
  return fingerprints.map((fingerprint) => {
    const at = fingerprint.indexOf(':');
    const [hash, read] = at < 0 ? [fingerprint, ''] : [fingerprint.slice(0, at), fingerprint.slice(at + 1)];
    const text = read.normalize('NFKC').replace(/\s+/g, '');
    if (times.has(text) || clock.test(text)) {
      const digits = text.replace(/\D/g, '');
      return `${hash}:${digits.length > minuteDigits ? 'c' : 't'}${scramble(digits)}`;
    }
    // A stroke between letters and digits is often read as a nought more.
    const key = transactionKey(text).replace(/(?<=[A-Z])0+(?=\d)/, '');
    const isTelling = key !== '' && !isOnEvery(text, expected);
    return isTelling ? `${hash}:${kindOf(text, key)}${scramble(key)}` : hash;
  });
}

/** Fees and limits are as long as numbers, and the same for many. */
function kindOf(text: string, key: string): 'l' | 'm' | 's' {
  if (/[.,]\d{2}$/.test(text)) {
    return /[.,]00$/.test(text) || Number(text.replace(/\D/g, '')) < leastBalance ? 's' : 'm';
  }
  return key.length >= longMark ? 'l' : 's';
}

function isOnEvery(
  text: string,
  { amountSen, accountNumber }: Pick<ExpectedReceipt, 'amountSen' | 'accountNumber'>,
): boolean {
  const digits = text.replace(/\D/g, '');
  const account = accountNumber.replace(/\D/g, '');
  const more = Number(digits) - amountSen;
  if ((more >= 0 && more <= highestFee) || Number(digits) * 100 === amountSen) return true;
  // The end of an account whose digits are hidden, often misread, or a year.
  if (account.includes(digits) || /^[^a-wyz\d]*\d{4}$/i.test(text)) return true;
  const isMasked = digits.length === 8 && account.startsWith(digits.slice(0, 4));
  if (isMasked && account.endsWith(digits.slice(4))) return true;
  return digits.length <= 8 && /20\d{2}/.test(digits);
}

/**
 * Whether two receipts are nearly the same picture: re-saved, made smaller or cut. All receipts of one bank, amount and
 * day look the same, so most of the marks of the one that has fewer, a long number among them, have to be the other's.
 * Where no long number is left of one, all that is left have to be, with money to the sen among them.
 */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const [[wholeA, ...partsA], [wholeB, ...partsB]] = [a, b];
  if (wholeA === undefined || wholeB === undefined) return false;
  const { few, many, shared } = compareMarks(partsA, partsB);
  if (many.length > 0) {
    if (showOneTime(a, b)) return true;
    const share = shared.length / few.length;
    if (hasKind(few, 'l') && hasKind(many, 'l')) return hasKind(shared, 'l') && share >= leastShare;
    return hasKind(shared, 'm') && share === 1;
  }
  // Nothing tells them from others; then only the picture itself can.
  return (
    partsA.length === partsB.length &&
    distanceBetween(wholeA, wholeB) <= maxWholeDistance &&
    partsA.every((part) => partsB.some((other) => distanceBetween(part, other) <= maxPartDistance))
  );
}

/**
 * Whether both show the moment of one transfer. Whoever edits a picture changes its numbers, hardly its time: so one second
 * is enough, and one minute with a long number or in nearly the same picture, whatever the numbers say.
 */
export function showOneTime(a: readonly string[], b: readonly string[]): boolean {
  const [[wholeA, ...partsA], [wholeB, ...partsB]] = [a, b];
  if (wholeA === undefined || wholeB === undefined) return false;
  const { few, many, shared } = compareMarks(partsA, partsB);
  if (hasKind(shared, 'c')) return true;
  if (!hasKind(shared, 't') || !(hasTimesOf(few, many) || hasTimesOf(many, few))) return false;
  const isOnePicture = few.length === many.length && distanceBetween(wholeA, wholeB) <= maxWholeDistance;
  return hasKind(shared, 'l') || isOnePicture;
}

/**
 * Whether nothing tells two pictures apart but long numbers, on pictures of which one shows no time at all: whoever edits
 * a copy edits these. Everything else on them, word by word, and the whole of them look the same.
 */
export function differInNumbersAlone(a: readonly string[], b: readonly string[]): boolean {
  const [[wholeA, ...partsA], [wholeB, ...partsB]] = [a, b];
  if (wholeA === undefined || wholeB === undefined || partsA.length !== partsB.length) return false;
  const hasTime = (parts: readonly string[]) => hasKind(marksOf(parts), 'c') || hasKind(marksOf(parts), 't');
  if (distanceBetween(wholeA, wholeB) > maxWholeDistance) return false;
  const isLong = (part: string) => part.includes(':l');
  const pairs = partsA.map((part, at) => [part, partsB[at] ?? ''] as const);
  const others = pairs.filter(([one, other]) => !isLong(one) || !isLong(other));
  return (
    others.length < pairs.length &&
    !(hasTime(partsA) && hasTime(partsB)) &&
    others.every(([one, other]) => distanceBetween(one, other) <= maxPartDistance)
  );
}

/** The marks of the picture that has fewer of them, those of the other, and which both have. */
function compareMarks(partsA: readonly string[], partsB: readonly string[]) {
  const [marksA, marksB] = [marksOf(partsA), marksOf(partsB)];
  const [few, many] = marksA.length <= marksB.length ? [marksA, marksB] : [marksB, marksA];
  const left = [...many];
  return { few, many, shared: few.filter((mark) => takeOut(left, mark)) };
}

const hasKind = (marks: readonly string[], kind: string) => marks.some((mark) => mark.startsWith(kind));

/** The clock of the phone is on a picture as well. */
const hasTimesOf = (one: readonly string[], other: readonly string[]) =>
  one.every((mark) => !mark.startsWith('t') || other.includes(mark));

const marksOf = (parts: readonly string[]) =>
  parts.flatMap((part) => {
    const at = part.indexOf(':');
    return at < 0 ? [] : [part.slice(at + 1)];
  });

/** Each is the other's once. */
function takeOut(left: string[], mark: string): boolean {
  const at = left.indexOf(mark);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}

/** 32 bits of a text (FNV-1a). */
function scramble(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

function distanceBetween(a: string, b: string): number {
  return differingBits(bitsOf(a), bitsOf(b));
}

type Bits = readonly [high: number, low: number];

const bitsOf = (hash: string): Bits => [
  Number.parseInt(hash.slice(0, 8), 16),
  Number.parseInt(hash.slice(8, 16), 16),
];

const differingBits = ([highA, lowA]: Bits, [highB, lowB]: Bits): number =>
  countBits(highA ^ highB) + countBits(lowA ^ lowB);

/** Adds neighbouring bits up in pairs, fours and eights, and those by one multiplication. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
