import { addDays, type PlainDate } from '../../../calendar.ts';
import type { Sen } from '../../../money.ts';
import { readAmount, readDirection } from '../read-amount.ts';
import { dateOrders, isOnlyDate, readDate } from '../read-date.ts';

/** What is known of a row: the day it was read as, its amount and the balance after it. */
type Facts = { paidOn: PlainDate; sen: readonly Sen[] };

export function wordsIn(text: string): string[] {
  if (text === '') return [];
  const words =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(withoutZeros);
}

/** Workbooks forget the zeros before a number. */
const withoutZeros = (word: string) => word.replace(/^0+(?=\d+$)/, '');

const clock = /(?<!\d)(\d{1,2}):(\d{2})(?!\d)(?::(\d{2}))?\s?([ap]m)?/i;
const dottedClock = /^([01]?\d|2[0-3])\.([0-5]\d)\.([0-5]\d)\s?([ap]m)?$/i;

/**
 * The first time of day beside or in a day, to the minute, and the seconds. Midnight is what workbooks write for no time,
 * and a whole minute what they write for one without seconds.
 */
export function timeIn(cells: readonly string[], paidOn: PlainDate): { time: string; seconds: string } {
  for (const cell of cells) {
    const [, hour = '', minute = '', second = '', half = ''] = clockIn(cell, paidOn) ?? [];
    if (hour === '') continue;
    const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    const time = `${hours}:${minute}`;
    const seconds = second === '00' ? '' : second;
    if (time !== '0:00' || seconds !== '') return { time, seconds };
  }
  return { time: '', seconds: '' };
}

function clockIn(cell: string, paidOn: PlainDate): RegExpExecArray | null {
  if (cell.includes(':')) return isOnlyDate(cell) ? clock.exec(cell) : null;
  const dotted = dottedClock.exec(cell);
  return dotted === null || isNear(cell, paidOn) ? null : dotted;
}

/** The bank's other days of a payment are not further from it: what is, and looks like a day, is a reference. */
const daysBetween = 31;

function isNear(cell: string, paidOn: PlainDate): boolean {
  const [first, last] = [addDays(paidOn, -daysBetween), addDays(paidOn, daysBetween)];
  return dateOrders.some((order) => {
    const day = readDate(cell, order);
    return day !== null && day >= first && day <= last;
  });
}

/** A number of few digits, which may be the row's; with a mark of money it is still none where nothing in the row is as much. */
export function shortNumberIn(cell: string, sen: readonly Sen[]): string | null {
  const digits = wholeIn(cell);
  if (digits === null || digits.length > 4 || Number(digits) === 0) return null;
  return sen.some((known) => Math.abs(known) === Number(digits) * 100) ? null : withoutZeros(digits);
}

/** The digits of `204811`, `204811C` and `RM204811`: amounts have sen, or a sign. */
function wholeIn(cell: string): string | null {
  const digits = /^[a-z]{0,6}(\d+)[a-z]{0,6}$/i.exec(cell)?.[1];
  return digits !== undefined && (digits === cell || readAmount(cell, '.') !== null) ? digits : null;
}

/** Letters of a column of marks that say nothing alone, and a column of the currency. */
const marks = /^(?:[dwmk]|wd|rm)$/i;

/** Not written otherwise in every file: a day, an amount, its mark, the number of the row. */
export function isOwn(cell: string, { paidOn, sen }: Facts): boolean {
  // However short: `Ng` and `李明` are people.
  if (!/\d/.test(cell)) return readDirection(cell) === null && !marks.test(cell);
  // Neither is as long.
  if (cell.length > 40) return true;
  if (isOnlyDate(cell) && (cell.includes(':') || dottedClock.test(cell) || isNear(cell, paidOn)))
    return false;
  const amount = readAmount(cell, '.') ?? readAmount(cell, ',');
  if (amount === null) return true;
  const isNumber = (wholeIn(cell)?.length ?? 0) > 4;
  return isNumber && !sen.some((known) => Math.abs(known) === amount.sen);
}
