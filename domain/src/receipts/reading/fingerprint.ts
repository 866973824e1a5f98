import { areOneLook, areOtherLooks, isLook, lookOf } from './look-of.ts';
import { isMoment, type Moment, mayBeOneMoment, momentIn, momentOf } from './moment-of.ts';
import { areOtherPages, haveOtherNames } from './one-page.ts';
import { isPayer, payerOf } from './payer-of.ts';
import { isPlaces, placesOf } from './places-of.ts';
import type { ExpectedReceipt, ReadWord } from './receipt-reading.contract.ts';
import { scramble } from './scramble.ts';
import { clockOfStamp, transactionKey } from './transaction-key.ts';

/**
 * Fingerprints of a picture: first a perceptual hash of the whole, then how the bank writes, its times, who paid and where its words
 * stand, then a hash of each word with digits and, behind a colon, what was read there. What tells the transfer from others keeps a mark of that: `l` for a long number, `c` for a time to
 * the second and `t` for one to the minute, `m` for money to the sen, as a balance is, `s` for the rest. What every receipt of the order shows (the amount, our account, the day)
 * keeps so few bits of its text, `e`, that it tells no transfer from another.
 */
const maxWholeDistance = 3;
const maxPartDistance = 10;
/** Of the marks of the picture that has fewer; footers of one bank name its phone on every receipt. */
const leastShare = 0.6;
/** Numbers of transactions, orders and accounts have so many signs. */
const longMark = 6;
const clock = /^\d{1,2}:\d{2}(?::\d{2})?(?:[ap]m)?$/i;
/** `19-Sep-2026`, `20260919`, `2026年9月19日`, `Sep2026`: always with a year, which six digits of an order may have as well. */
const day =
  /^\(?(?:\d{1,2}\D{1,9}(?:\d{1,2}\D{1,3})?20\d{2}|20\d{2}(?:\D{1,3}\d{1,2}){0,2}\D?|20\d{2}(?:0\d|1[0-2])[0-3]\d|[0-3]\d(?:0\d|1[0-2])20\d{2}|\p{L}{3,9}20\d{2})$/u;
const ringgit = /^(?:RM|MYR)/i;
/** With seconds a time has more. */
const minuteDigits = 4;
/** The amount with the bank's fee, in sen, is on many receipts of one amount. */
const highestFee = 500;
/** Less may be a fee to the sen. */
const leastBalance = 1_000;

/** Of what all receipts of an order show, so much looks the same on a picture that was turned a little. */
const leastAlike = 0.6;
const leastBare = 3;
const bareDigits = 3;

type Expected = Pick<ExpectedReceipt, 'amountSen' | 'accountNumber' | 'orderNumber'>;

/** What is kept of the reader's fingerprints: no number that could be read back. Of the words `times` are known to be times. */
export function markFingerprints(
  fingerprints: readonly string[],
  expected: ExpectedReceipt,
  times: ReadonlySet<string>,
  words: readonly ReadWord[],
): string[] {
  const [whole, ...parts] = fingerprints;
  if (whole === undefined) return [];
  const marks = parts.map((part) => markPart(part, expected, times));
  const page = [lookOf(words), momentOf(words, expected), payerOf(words, expected), placesOf(words)];
  return [whole, ...page, ...marks];
}

function markPart(part: string, expected: Expected, times: ReadonlySet<string>): string {
  const at = part.indexOf(':');
  const [hash, read] = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  const text = read.normalize('NFKC').replace(/\s+/g, '');
  if (times.has(text) || clock.test(text)) {
    const digits = text.replace(/\D/g, '');
    return `${hash}:${digits.length > minuteDigits ? 'c' : 't'}${scramble(digits)}`;
  }
  const stamped = clockOfStamp(text);
  if (stamped !== null) return `${hash}:c${scramble(stamped)}`;
  // A stroke between letters and digits is often read as a nought more.
  const key = transactionKey(text).replace(/(?<=[A-Z])0+(?=\d)/, '');
  if (isNumberOfOrder(text, expected.orderNumber)) return `${hash}:l${scramble(key)}`;
  if (key !== '' && !isOnEvery(text, expected)) return `${hash}:${kindOf(text, key)}${scramble(key)}`;
  return `${hash}:e${scramble(key).slice(-bareDigits)}`;
}

/** Whatever it looks like: a day, an amount, a part of our account. */
function isNumberOfOrder(text: string, orderNumber: string): boolean {
  const [read, own] = [text, orderNumber].map((number) => number.replace(/\D/g, ''));
  const hasPrefix = /^[A-Z]{2,}\W*\d{6}$/i.test(text) && !ringgit.test(text);
  return hasPrefix || (read !== undefined && read.length >= longMark - 1 && own?.endsWith(read) === true);
}

/** Fees and limits are as long as numbers, and the same for many. */
function kindOf(text: string, key: string): 'l' | 'm' | 's' {
  if (/[.,]\d{2}$/.test(text)) {
    return /[.,]00$/.test(text) || Number(text.replace(/\D/g, '')) < leastBalance ? 's' : 'm';
  }
  return key.length >= longMark ? 'l' : 's';
}

function isOnEvery(text: string, { amountSen, accountNumber }: Expected): boolean {
  const digits = text.replace(/\D/g, '');
  const account = accountNumber.replace(/\D/g, '');
  const more = Number(digits) - amountSen;
  if ((more >= 0 && more <= highestFee) || Number(digits) * 100 === amountSen) return true;
  // The end of an account whose digits are hidden, often misread, or a year.
  if (account.includes(digits) || /^[^a-wyz\d]*\d{4}$/i.test(text)) return true;
  const isMasked = digits.length === 8 && account.startsWith(digits.slice(0, 4));
  if (isMasked && account.endsWith(digits.slice(4))) return true;
  return day.test(text.replace(/[,.;:)]+$/, ''));
}

/**
 * Whether two receipts are nearly the same picture: re-saved, made smaller or cut. All receipts of one bank, amount and
 * day look the same, so most of the marks of the one that has fewer, a long number among them, have to be the other's.
 * Where no long number is left of one, all that is left have to be, with money to the sen among them.
 */
export function areSimilar(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a), pictureOf(b)];
  if (!one || !other) return false;
  const { few, many, shared } = compareMarks(one.parts, other.parts);
  if (many.length > 0) {
    if (showOneTime(a, b)) return true;
    const share = shared.length / few.length;
    if (hasKind(few, 'l') && hasKind(many, 'l')) return hasKind(shared, 'l') && share >= leastShare;
    return hasKind(shared, 'm') && share === 1;
  }
  // Nothing tells them from others; then only the picture itself can.
  return (
    one.parts.length === other.parts.length &&
    looksTheSame(one, other) &&
    one.parts.every((part) => other.parts.some((second) => isAlike(part, second)))
  );
}

/**
 * Whether both show the moment of one transfer. Whoever edits a picture changes its numbers, hardly its time: so one second
 * is enough, and one minute with a long number, or on a page of the same bank, whatever the numbers and other clocks say and
 * whatever was cut.
 */
export function showOneTime(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a), pictureOf(b)];
  if (!one || !other) return false;
  const { few, many, shared } = compareMarks(one.parts, other.parts);
  if (hasKind(shared, 'c')) return true;
  if (haveOneLook(one, other) && haveOneMoment(one, other)) return true;
  if (!hasKind(shared, 't') || !(hasTimesOf(few, many) || hasTimesOf(many, few))) return false;
  const isOnePicture = few.length === many.length && looksTheSame(one, other);
  return hasKind(shared, 'l') || isOnePicture || haveOneLook(one, other);
}

/** Whether both show a day, and none is on both. */
export function haveOtherDays(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a)?.moment?.days ?? [], pictureOf(b)?.moment?.days ?? []];
  return one.length > 0 && other.length > 0 && !one.some((day) => other.includes(day));
}

/** Whether both show times to the second, and no second is on both; whether one is; null where one of them shows none. */
export function haveOneSecond(a: readonly string[], b: readonly string[]): boolean | null {
  const [one, other] = [a, b].map((picture) => marksOf(picture).filter((mark) => mark.startsWith('c')));
  if (!one?.length || !other?.length) return null;
  return one.some((mark) => other.includes(mark));
}

/**
 * Whether nothing tells two pictures apart but long numbers, on pictures of which one shows no time at all: whoever edits
 * a copy edits these. Everything else on them, word by word, and the whole of them look the same. Where neither shows a
 * time, one of them may be cut or turned: on a page of the same bank, what else tells transfers apart on the one that
 * shows less is on the other, and so is most of the rest.
 */
export function differInNumbersAlone(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a), pictureOf(b)];
  if (!one || !other || (hasOwnTime(one) && hasOwnTime(other))) return false;
  if (!one.parts.some(isLong) || !other.parts.some(isLong)) return false;
  if (one.parts.length === other.parts.length && looksTheSame(one, other)) {
    const pairs = one.parts.map((part, at) => [part, other.parts[at] ?? ''] as const);
    if (pairs.every(([x, y]) => (isLong(x) && isLong(y)) || isAlike(x, y))) return true;
  }
  return !hasOwnTime(one) && !hasOwnTime(other) && haveOneLook(one, other) && haveOneRest(one, other);
}

/** Whether one bank wrote both. */
export function areOfOneLook(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a), pictureOf(b)];
  return one !== null && other !== null && haveOneLook(one, other);
}

/** Whether surely not: two banks, or pages of one that say other things. */
export function areOfOtherLooks(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [pictureOf(a)?.look ?? null, pictureOf(b)?.look ?? null];
  return one !== null && other !== null && areOtherLooks(one, other, showOtherPages(a, b) !== null);
}

/** Whether the words stand in other places on them; null of what was kept before there were places. */
export function showOtherPages(a: readonly string[], b: readonly string[]): boolean | null {
  const [one, other] = [a.find(isPlaces), b.find(isPlaces)];
  return one === undefined || other === undefined ? null : areOtherPages(one, other);
}

/** Whether names on one page of a bank are others. */
export function showOtherNames(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a.find(isPlaces), b.find(isPlaces)];
  return one !== undefined && other !== undefined && haveOtherNames(one, other);
}

/** Whether what has digits on the one that shows less is all on the other, but for long numbers. */
function haveOneRest(a: Picture, b: Picture): boolean {
  const others = [a, b].map(({ parts }) => parts.filter((part) => !isLong(part) && !isTime(part)));
  const [few = [], many = []] = others.toSorted((x, y) => x.length - y.length);
  const isFound = (part: string) => many.some((second) => isOneText(part, second) || isAlike(part, second));
  const bare = few.filter((part) => !isTelling(part));
  const found = bare.filter(isFound);
  return (
    few.filter(isTelling).every(isFound) && found.length >= Math.max(leastBare, leastAlike * bare.length)
  );
}

type Picture = { whole: string; look: string | null; moment: Moment | null; parts: readonly string[] };

/** Of what was kept before there were looks and moments, none is known. */
function pictureOf([whole, ...rest]: readonly string[]): Picture | null {
  if (whole === undefined) return null;
  const look = rest.find(isLook) ?? null;
  const moment = rest.find(isMoment);
  const parts = rest.filter((part) => !isLook(part) && !isMoment(part) && !isPayer(part) && !isPlaces(part));
  return { whole, look, moment: moment === undefined ? null : momentIn(moment), parts };
}

const haveOneLook = (a: Picture, b: Picture) =>
  a.look !== null && b.look !== null && areOneLook(a.look, b.look);
const haveOneMoment = (a: Picture, b: Picture) =>
  a.moment !== null && b.moment !== null && mayBeOneMoment(a.moment, b.moment);
const looksTheSame = (a: Picture, b: Picture) => distanceBetween(a.whole, b.whole) <= maxWholeDistance;
const isAlike = (a: string, b: string) => distanceBetween(a, b) <= maxPartDistance;
/** Whether it says more than what every receipt of the order shows. */
const isTelling = (part: string) => part.includes(':') && !part.includes(':e');
const isOneText = (a: string, b: string) =>
  a.includes(':') && a.slice(a.indexOf(':')) === b.slice(b.indexOf(':'));
const isLong = (part: string) => part.includes(':l');
const isTime = (part: string) => /:[ct]/.test(part);
/** The clock of the phone is not the transfer's. */
const hasOwnTime = ({ parts, moment }: Picture) =>
  moment === null || moment.bareDays === 0 ? parts.some(isTime) : moment.timedDays > 0;

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
    return isTelling(part) ? [part.slice(at + 1)] : [];
  });

/** Each is the other's once. */
function takeOut(left: string[], mark: string): boolean {
  const at = left.indexOf(mark);
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
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
