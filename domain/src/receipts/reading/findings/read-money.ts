import type { PictureBox } from '../receipt-reading.contract.ts';
import { digitLike, foldDigits } from './confusions.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

/** An amount of money as it stands on the receipt. */
export type ReadMoney = {
  line: number;
  from: number;
  to: number;
  text: string;
  /** Its digits with those after the point, which may have been lost or never been there. */
  digits: string;
  /** Null where no two digits stand after a point. */
  sen: number | null;
  currency: 'ringgit' | 'foreign' | 'none';
  /** With a plus before it. */
  isIncoming: boolean;
  confidence: number;
  box: PictureBox | null;
};

const ringgit = /^(?:R[MNH]|RIM|RIVI|RNM|MYR|MVR|NYR|R\.?M\.?)$/i;
const gluedRinggit = /^[-–—+(]*(?:RIM|RIVI|RNM|MYR|MVR|R\.?[MN])[:.]?(?=[0-9OoQDIl|SBZ$])/i;
const foreignNames =
  'USD|SGD|S\\$|US\\$|\\$|CNY|RMB|THB|IDR|EUR|GBP|HKD|TWD|AUD|JPY|Rp|NT\\$|[¥€£฿]|新币|新元|坡币|美元|美金|港币|港元|人民币|台币|泰铢|欧元|英镑|日元|澳元';
const foreign = new RegExp(`^(?:${foreignNames})$`, 'i');
const gluedForeign = new RegExp(`^[-–—+(]*(?:${foreignNames})(?=\\d)`, 'i');
const opening = /^[-–—+(]+/;
const closing = /[)\]:;,.*'"`~-]+$/;
const numberBody = new RegExp(`^[${digitLike}.,'’]*$`);
const bareAmount = new RegExp(`^[${digitLike}][${digitLike}.,'’]*[.,][${digitLike}]{2}$`);
const complete = /[.,]\d{2}$/;
/** Thousands in threes, or not told apart at all. */
const wellFormed = /^(?:\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)[.,]\d{2}$/;
const clock = /^(?:[ap]\.?m\.?|hrs?|pg|ptg|petang|pagi|malam)$/i;
/** An amount torn apart by blanks has no more pieces than this. */
const maxPieces = 4;

/** Every amount of money on these lines, with what readers confuse put right. */
export function readMoney(lines: readonly ReadLine[]): ReadMoney[] {
  return lines.flatMap((line, index) => moneyOnLine(line, index));
}

function moneyOnLine(line: ReadLine, index: number): ReadMoney[] {
  const found: ReadMoney[] = [];
  const texts = line.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const money = moneyAt(texts, at);
    if (!money) continue;
    const { first, last, body, currency } = money;
    const from = line.starts[first] ?? 0;
    const to = (line.starts[last] ?? 0) + (texts[last]?.length ?? 0);
    const digits = body.replace(/\D/g, '');
    found.push({
      ...{ line: index, from, to, digits, currency },
      sen: wellFormed.test(body) && digits.length <= 11 ? Number(digits) : null,
      isIncoming: /\+\s*$/.test(line.text.slice(0, from)) || line.text.slice(from, to).startsWith('+'),
      text: line.text.slice(from, to),
      ...placeOf(line, from, to),
    });
    at = last;
  }
  return found;
}

type Money = { first: number; last: number; body: string; currency: ReadMoney['currency'] };

/** A name of money in Chinese is read sign by sign: `新 币`. */
const han = /^\p{Script=Han}{1,2}$/u;
const longestName = 3;

function moneyInChinese(texts: readonly string[], at: number): Money | null {
  for (let last = at + 1; last < at + longestName && han.test(texts[last] ?? ''); last += 1) {
    if (!foreign.test(texts.slice(at, last + 1).join(''))) continue;
    const pieces = piecesFrom(texts, last + 1, (texts[last + 1] ?? '').replace(opening, ''));
    return pieces && { ...pieces, first: at, currency: 'foreign' };
  }
  return null;
}

function moneyAt(texts: readonly string[], at: number): Money | null {
  const word = texts[at] ?? '';
  const inChinese = han.test(word) ? moneyInChinese(texts, at) : null;
  if (inChinese) return inChinese;
  const bareWord = word.replace(opening, '').replace(/[:.]+$/, '');
  const next = texts[at + 1] ?? '';
  if (ringgit.test(bareWord) || foreign.test(bareWord)) {
    const pieces = piecesFrom(texts, at + 1, next.replace(opening, ''));
    return pieces && { ...pieces, first: at, currency: ringgit.test(bareWord) ? 'ringgit' : 'foreign' };
  }
  // R and M read apart from each other.
  if (/^R$/i.test(bareWord) && /^M(?=[\d:.]|$)/i.test(next)) {
    const rest = next.slice(1).replace(/^[:.]/, '');
    const pieces =
      rest === '' ? piecesFrom(texts, at + 2, texts[at + 2] ?? '') : piecesFrom(texts, at + 1, rest);
    return pieces && { ...pieces, first: at, currency: 'ringgit' };
  }
  for (const [glued, currency] of [
    [gluedRinggit, 'ringgit'],
    [gluedForeign, 'foreign'],
  ] as const) {
    if (!glued.test(word)) continue;
    const pieces = piecesFrom(texts, at, word.replace(glued, ''));
    if (pieces) return { ...pieces, first: at, currency };
  }
  return bareMoneyAt(texts, at);
}

/** The number that begins with this piece, and goes on in the next words until it has its sen. */
function piecesFrom(texts: readonly string[], at: number, firstPiece: string) {
  let body = '';
  let last = at;
  for (let piece = 0; piece < maxPieces; piece += 1) {
    const text = (piece === 0 ? firstPiece : (texts[at + piece] ?? '')).replace(/(?:RM|MYR)$/i, '');
    const trimmed = text.replace(/[)\]:;*'"`~-]+$/, '');
    if (trimmed === '' || !numberBody.test(trimmed)) break;
    const folded = foldDigits(trimmed).replace(/['’]/g, '');
    if (piece > 0 && !/\d/.test(trimmed)) break;
    // Two bare digits after whole ones are sen whose point was lost; anything longer is another number.
    if (
      piece > 0 &&
      /^\d+$/.test(folded) &&
      folded.length !== 2 &&
      !/[.,]$/.test(body) &&
      !joins(texts, at + piece)
    )
      break;
    body += folded;
    last = at + piece;
    if (complete.test(body)) break;
  }
  body = body.replace(/[.,]+$/, '');
  return /\d/.test(body) ? { last, body } : null;
}

/** Whether the word after this one brings the point: `1 04.00`, `104 .00`. */
const joins = (texts: readonly string[], at: number) =>
  /^\d*[.,]\d{2}\D*$/.test(foldDigits(texts[at + 1] ?? ''));

function bareMoneyAt(texts: readonly string[], at: number): Money | null {
  const word = (texts[at] ?? '').replace(opening, '');
  const [, suffix = ''] = /(RM|MYR)$/i.exec(word) ?? [];
  const trimmed = word.slice(0, word.length - suffix.length).replace(closing, '');
  if (!bareAmount.test(trimmed) || (trimmed.match(/\d/g) ?? []).length < 2) return null;
  const next = texts[at + 1] ?? '';
  if (clock.test(next)) return null;
  const isRinggit = suffix !== '' || /^(?:RM|MYR)$/i.test(next);
  const last = suffix === '' && isRinggit ? at + 1 : at;
  const body = foldDigits(trimmed).replace(/['’]/g, '');
  // 18.09.26 is a day, not an amount.
  if (!isRinggit && /^\d{1,2}\.\d{1,2}\.\d{2}$/.test(body)) return null;
  return { first: at, last, body, currency: isRinggit ? 'ringgit' : 'none' };
}
