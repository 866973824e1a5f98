import { addDays, type PlainDate } from '../../calendar.ts';
import { monthNumber, readDate } from './read-date.ts';

type Rows = readonly (readonly string[])[];

/** With points between them and none behind they may be an amount. */
const numbers = /^(\d{1,2})(?:[-/](\d{1,2})|\.(\d{1,2})\.)$/;
const named = /^(\d{1,2})[-/. ]?([a-z]{3,9})$/i;
const namedFirst = /^([a-z]{3,9})[-/. ](\d{1,2})$/i;
const chinese = /^(\d{1,2})月(\d{1,2})日$/;

type DayOfYear = { day: number; month: number };

function dayOfYear(cell: string, isMonthFirst: boolean): DayOfYear | null {
  const [, first, slashed, dotted] = numbers.exec(cell) ?? [];
  const second = slashed ?? dotted;
  if (first && second) {
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return valid(Number(day), Number(month));
  }
  const [, its, name] = named.exec(cell) ?? [];
  if (its && name) return valid(Number(its), monthNumber(name));
  const [, month, day] = namedFirst.exec(cell) ?? [];
  if (month && day) return valid(Number(day), monthNumber(month));
  const [, m, d] = chinese.exec(cell) ?? [];
  return m && d ? valid(Number(d), Number(m)) : null;
}

const valid = (day: number, month: number): DayOfYear | null =>
  day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { day, month } : null;

/** Some banks write the year once, above the table. A day is of the year in which it is not after the statement. */
export function withYears(rows: Rows): string[][] | 'no_year' | null {
  const column = findYearless(rows);
  if (column === null) return null;
  const until = latestDay(rows, column);
  if (until === null) return 'no_year';
  const cells = rows.map((row) => row[column] ?? '');
  const isMonthFirst = !cells.every((cell) => !numbers.test(cell) || dayOfYear(cell, false));
  return rows.map((row) => {
    const found = dayOfYear(row[column] ?? '', isMonthFirst);
    const day = found && inYear(found, until);
    return row.map((cell, at) => (at === column && day ? day : cell));
  });
}

/** Banks date a line a few days ahead of the statement at most. */
const daysAhead = 7;

function inYear({ day, month }: DayOfYear, until: PlainDate): PlainDate | null {
  const two = (number: number) => String(number).padStart(2, '0');
  const latest = addDays(until, daysAhead);
  for (const year of [Number(latest.slice(0, 4)), Number(latest.slice(0, 4)) - 1]) {
    const date = readDate(`${year}-${two(month)}-${two(day)}`, 'ymd');
    if (date && date <= latest) return date;
  }
  return null;
}

/** Enough to see what a column is. */
const sampleRows = 300;

/** The column in which most cells are days without a year; null where some column has whole days. */
function findYearless(all: Rows): number | null {
  const rows = all.slice(0, sampleRows);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  let best: { column: number; found: number } | null = null;
  for (let column = 0; column < width; column += 1) {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    const whole = cells.filter((cell) => readDate(cell, 'dmy') ?? readDate(cell, 'mdy')).length;
    const found = cells.filter((cell) => dayOfYear(cell, false) ?? dayOfYear(cell, true)).length;
    // A letterhead may stand in the column, too.
    if (whole > found && whole > cells.length / 2) return null;
    const isDays = found > 0 && found >= cells.length * 0.4 && found > whole;
    if (isDays && found > (best?.found ?? 0)) best = { column, found };
  }
  return best?.column ?? null;
}

const wholeDay =
  /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}|\d{1,2}[-/. ]?[a-z]{3,9}[-/., ]{1,2}\d{4}/gi;

/** The last whole day that stands anywhere else: the end of the statement's period. */
function latestDay(rows: Rows, column: number): PlainDate | null {
  let latest: PlainDate | null = null;
  for (const row of rows) {
    for (const [at, cell] of row.entries()) {
      if (at === column && dayOfYear(cell, false)) continue;
      for (const [text] of cell.matchAll(wholeDay)) {
        const day = readDate(text, 'dmy') ?? readDate(text, 'mdy');
        if (day && (latest === null || day > latest)) latest = day;
      }
    }
  }
  return latest;
}
