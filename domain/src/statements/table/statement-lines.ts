import type { PlainDate } from '../../calendar.ts';
import type { Sen } from '../../money.ts';
import { readAmount, readDirection } from './read-amount.ts';
import { readDate } from './read-date.ts';
import type { StatementMapping } from './statement-mapping.ts';

/** One payment that came in, as the bank wrote it. */
export type StatementLine = {
  paidOn: PlainDate;
  amountSen: Sen;
  text: string;
  payer: string;
  balanceSen: Sen | null;
  /** All that stands in its row, whatever its columns are taken for. */
  cells: readonly string[];
  /** Not so where a bank writes a day once for several payments. */
  isDayInRow: boolean;
};

export type ReadStatement = {
  lines: StatementLine[];
  /** Every day the statement speaks of, payments out included. */
  fromDate: PlainDate | null;
  toDate: PlainDate | null;
  /** What went out is not kept. */
  outgoing: number;
  /** Headings, footers, sums: rows that are no payment. */
  skipped: number;
  /** Rows with a day or an amount that cannot be read, numbered as in the file, from 1. */
  unreadable: number[];
};

/** Every payment of a table, read the way the mapping says. */
export function readStatement(
  rows: readonly (readonly string[])[],
  mapping: StatementMapping,
): ReadStatement {
  const read: ReadStatement = {
    lines: [],
    fromDate: null,
    toDate: null,
    outgoing: 0,
    skipped: 0,
    unreadable: [],
  };
  // Thousands of payments are of few days.
  const days = new Map<string, PlainDate | null>();
  const dayIn = (cell: string) => {
    const day = days.get(cell) ?? readDate(cell, mapping.dateOrder);
    days.set(cell, day);
    return day;
  };
  let dayAbove: PlainDate | null = null;
  for (let at = mapping.headingRow + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    addRow(read, row, { mapping, dayIn, dayAbove, at });
    dayAbove = dayIn(row[mapping.dateColumn] ?? '') ?? dayAbove;
  }
  return read;
}

type Reading = {
  mapping: StatementMapping;
  dayIn: (cell: string) => PlainDate | null;
  /** Of the payment before. */
  dayAbove: PlainDate | null;
  at: number;
};

function addRow(
  read: ReadStatement,
  row: readonly string[],
  { mapping, dayIn, dayAbove, at }: Reading,
): void {
  const dateCell = row[mapping.dateColumn] ?? '';
  const paidOn = dayIn(dateCell) ?? (isOfDayAbove(row, mapping) ? dayAbove : null);
  const moved = amountIn(row, mapping);
  if (paidOn === null || moved === null) {
    // A sum has no day, a heading no amount. A day that no calendar has, beside an amount, is a payment nobody can place.
    const isPayment = paidOn !== null ? hasAmountText(row, mapping) : moved !== null && /\d/.test(dateCell);
    if (isPayment) read.unreadable.push(at + 1);
    else read.skipped += 1;
    return;
  }
  if (read.fromDate === null || paidOn < read.fromDate) read.fromDate = paidOn;
  if (read.toDate === null || paidOn > read.toDate) read.toDate = paidOn;
  if (moved <= 0) {
    read.outgoing += 1;
    return;
  }
  const balance = mapping.balanceColumn === null ? null : signed(row[mapping.balanceColumn], mapping);
  read.lines.push({
    paidOn,
    amountSen: moved,
    text: mapping.textColumns
      .map((column) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' · '),
    payer: mapping.payerColumn === null ? '' : (row[mapping.payerColumn] ?? ''),
    balanceSen: balance,
    cells: row,
    isDayInRow: dateCell !== '',
  });
}

/** Some banks write a day once: a payment without one has words and a balance, which a sum at the end has not both of. */
function isOfDayAbove(
  row: readonly string[],
  { dateColumn, balanceColumn, textColumns }: StatementMapping,
): boolean {
  if (row[dateColumn] || balanceColumn === null || !row[balanceColumn]) return false;
  return textColumns.some((column) => row[column] && !sumWords.test(row[column]));
}
const sumWords = /\b(total|jumlah|sum|balance|baki|brought|carried|opening|closing)\b|合计|总计|余额|结余/i;

/** What came in, below zero for what went out; null where the row has no amount. */
function amountIn(row: readonly string[], { amount, decimalMark }: StatementMapping): Sen | null {
  if (amount.kind === 'two') {
    const came = readAmount(row[amount.inColumn] ?? '', decimalMark);
    const went = amount.outColumn === null ? null : readAmount(row[amount.outColumn] ?? '', decimalMark);
    if (!came && !went) return null;
    // A reversal stands in its own column with a minus before it.
    const cameSen = came?.direction === 'out' ? -came.sen : (came?.sen ?? 0);
    return cameSen - (went?.sen ?? 0);
  }
  const read = readAmount(row[amount.column] ?? '', decimalMark);
  if (!read) return null;
  const marked = amount.markColumn === null ? null : readDirection(row[amount.markColumn] ?? '');
  return (marked ?? read.direction) === 'out' ? -read.sen : read.sen;
}

function hasAmountText(row: readonly string[], { amount }: StatementMapping): boolean {
  const columns = amount.kind === 'one' ? [amount.column] : [amount.inColumn, amount.outColumn];
  return columns.some((column) => column !== null && /\d/.test(row[column] ?? ''));
}

function signed(cell: string | undefined, { decimalMark }: StatementMapping): Sen | null {
  const read = readAmount(cell ?? '', decimalMark);
  return read && (read.direction === 'out' ? -read.sen : read.sen);
}
