import { isDateInput, malaysianToday, type PlainDate } from '../../calendar.ts';

/** How a bank writes a day that is all digits: `03/09/2026` is the third of September, or the ninth of March. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** English, Malay where it differs, by their first three letters. */
const months: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mac: 3,
  apr: 4,
  may: 5,
  mei: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  ogo: 8,
  sep: 9,
  oct: 10,
  okt: 10,
  nov: 11,
  dec: 12,
  dis: 12,
};

const longest = 40;
const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?!\d)/;
const bare = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const digits = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/;
const dayMonth = /^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})(?!\d)/i;
const monthDay = /^([a-z]{3,9})[-/. ]{1,2}(\d{1,2}),?[-/. ](\d{4}|\d{2})(?!\d)/i;
const spellings = [yearFirst, bare, digits, dayMonth, monthDay];
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[,. ]+/i;

const momentElsewhere =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)? ?(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2})?)$/i;

/** A moment told by another clock is of the day it was in the shop: late in the evening of Greenwich is the next morning. */
function shopDay(cell: string): PlainDate | null {
  const [, date, time, zone, hours, minutes = '00'] = momentElsewhere.exec(cell) ?? [];
  if (!date) return null;
  const moment = new Date(`${date}T${time}${zone ? 'Z' : `${hours}:${minutes}`}`);
  return Number.isNaN(moment.getTime()) ? null : malaysianToday(moment);
}

/** The day a cell names, in any usual spelling and whatever time follows; null when it names none. */
export function readDate(text: string, order: DateOrder): PlainDate | null {
  if (text.length > longest) return null;
  const cell = text.normalize('NFKC').trim().replace(weekday, '');
  return firstRead(cell, order);
}

const partsOfDay =
  /^(?:jan|feb|mar|mac|apr|may|mei|jun|jul|aug|ogo|sep|oct|okt|nov|dec|dis)[a-z]*$|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$|^(?:am|pm|t|z|utc|gmt|年|月|日|时|分|秒)$/i;
const timeOfDay = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?$/i;

/** What may stand behind a day: nothing with digits but a time, and how far its clock is from Greenwich. */
const restOfDay =
  /^\D*(?:\d{1,2}[:.时]\d{2}(?:[:.分]\d{2}(?:[.,]\d+)?)?[^\d+-]*(?:[+-]\d{2}:?(?:\d{2})?)?)?$/;

/** Whether a cell is a day or a time and nothing else: `2026-11-18-0001` begins like a day and is a reference. */
export function isOnlyDate(text: string): boolean {
  const cell = text.normalize('NFKC').trim();
  if (timeOfDay.test(cell)) return true;
  if (dateOrders.every((order) => readDate(cell, order) === null)) return false;
  const day = cell.replace(weekday, '');
  const written =
    spellings.map((spelling) => spelling.exec(day)?.[0] ?? '').find((found) => found !== '') ?? '';
  return (
    restOfDay.test(day.slice(written.length)) &&
    (cell.match(/\p{L}+/gu) ?? []).every((word) => partsOfDay.test(word))
  );
}

function firstRead(cell: string, order: DateOrder): PlainDate | null {
  const elsewhere = shopDay(cell);
  if (elsewhere) return elsewhere;
  const [, y1 = '', m1 = '', d1 = ''] = yearFirst.exec(cell) ?? bare.exec(cell) ?? [];
  if (y1) return dateOf(y1, Number(m1), d1);
  const [, first = '', second = '', third = ''] = digits.exec(cell) ?? [];
  if (first) {
    if (order === 'ymd') return third.length === 2 ? dateOf(first, Number(second), third) : null;
    const [day, month] = order === 'dmy' ? [first, second] : [second, first];
    return dateOf(third, Number(month), day);
  }
  const [, day = '', name = '', year = ''] = dayMonth.exec(cell) ?? [];
  if (day) return dateOf(year, monthNumber(name), day);
  const [, named = '', its = '', inYear = ''] = monthDay.exec(cell) ?? [];
  return named ? dateOf(inYear, monthNumber(named), its) : null;
}

/** 0 for what is no month. */
export const monthNumber = (name: string) => months[name.slice(0, 3).toLowerCase()] ?? 0;

function dateOf(year: string, month: number, day: string): PlainDate | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDateInput(date) ? date : null;
}

/**
 * The order in which most of a column are days. Where several fit, the one that makes a statement of weeks rather than of
 * the whole year; where that says nothing, the one usual in Malaysia.
 */
export function guessDateOrder(cells: readonly string[]): DateOrder {
  const distinct = [...new Set(cells)];
  const read = dateOrders.map((order) => {
    const days = distinct.flatMap((cell) => readDate(cell, order) ?? []).sort();
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return { order, readable: days.length, span: (Date.parse(last) - Date.parse(first)) / dayMs };
  });
  const most = Math.max(...read.map(({ readable }) => readable));
  const [usual, ...others] = read.filter(({ readable }) => readable === most);
  const shorter = others.find(({ span }) => most >= 3 && span <= weeks && span * 3 < (usual?.span ?? 0));
  return (shorter ?? usual)?.order ?? 'dmy';
}
const dayMs = 24 * 60 * 60 * 1000;
const weeks = 45;
