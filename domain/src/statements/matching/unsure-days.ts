import { addDays, type PlainDate } from '../../calendar.ts';
import { readDate } from '../table/read-date.ts';
import type { ReadStatement } from '../table/statement-lines.ts';
import type { StatementMapping } from '../table/statement-mapping.ts';

type Read = Pick<ReadStatement, 'lines' | 'outgoing' | 'fromDate' | 'toDate' | 'unreadable' | 'contradicted'>;

/** A bank may write a payment a day before or after it was made. */
const around = [-1, 0, 1];

/**
 * Days of which a statement knows less than it seems: a row of theirs could not be read, or its balance says otherwise. It
 * is every day where the row's own is not known, and where as much was read badly as well.
 */
export function unsureDaysOf(
  rows: readonly (readonly string[])[],
  { dateColumn, dateOrder }: Pick<StatementMapping, 'dateColumn' | 'dateOrder'>,
  { lines, outgoing, fromDate, toDate, unreadable, contradicted }: Read,
): PlainDate[] {
  if (fromDate === null || toDate === null) return [];
  const unsure = new Set([...unreadable, ...contradicted]);
  const read = lines.length + outgoing - contradicted.length;
  const days = Array.from(unsure, (row) => readDate(rows[row - 1]?.[dateColumn] ?? '', dateOrder));
  if (unsure.size > 0 && (unsure.size >= read || days.includes(null))) return daysFrom(fromDate, toDate);
  const near = days.flatMap((day) => (day === null ? [] : around.map((step) => addDays(day, step))));
  return [...new Set(near)].filter((day) => day >= fromDate && day <= toDate).sort();
}

function daysFrom(first: PlainDate, last: PlainDate): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
