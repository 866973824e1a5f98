import { type ColumnRole, roleOfHeading } from './column-words.ts';
import { isErrorValue } from './csv.ts';
import { currencyIn, isCurrencyCode } from './currencies.ts';
import { wayInPair } from './paired-headings.ts';
import { type Direction, isTooMuch, marksOf, readAmount, readDirection } from './read-amount.ts';
import { readDate } from './read-date.ts';

type Rows = readonly (readonly string[])[];

/** How far down a bank's letterhead may reach. */
const letterhead = 40;
export const sampleRows = 300;

/** What kind of cells a column has, over the rows that look like payments. */
export type Column = {
  at: number;
  role: ColumnRole | null;
  /** What its heading says beside another that says the other way. */
  way: Direction | null;
  /** Whether its heading says that its amounts are in ringgit. */
  isRinggit: boolean;
  cells: readonly string[];
  filled: number;
  dates: number;
  amounts: number;
  marks: number;
  /** Whether some have sen: a column of bare numbers without a heading may be anything. */
  hasSen: boolean;
};

export const isDate = (cell: string) => readDate(cell, 'dmy') !== null || readDate(cell, 'mdy') !== null;
const isAmount = (cell: string) =>
  /\d/.test(cell) && !isDate(cell) && (readAmount(cell, '.') !== null || readAmount(cell, ',') !== null);

const hasSen = (cell: string) => /\d[.,]\d{2}(?!\d)/.test(cell);
export const moneyRoles: readonly (ColumnRole | null)[] = ['in', 'out', 'amount', 'balance'];

/** The row with most headings that say what their column is; -1 where the table begins without one. */
export function findHeadingRow(rows: Rows): number {
  const scores = rows.slice(0, letterhead).map((row) => {
    const roles = new Set(row.map(roleOfHeading).filter((role) => role !== null));
    const hasValues = row.some((cell) => isDate(cell) || (/\d/.test(cell) && isAmount(cell)));
    // A summary above the payments has headings too, but no date among them.
    return hasValues ? 0 : roles.size + (roles.has('date') ? 2 : 0);
  });
  const best = Math.max(0, ...scores);
  return best >= 2 ? scores.indexOf(best) : -1;
}

export function columnsOf(headings: readonly string[], rows: Rows): Column[] {
  const width = Math.max(headings.length, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const filled = cells.filter((cell) => cell !== '' && cell !== '-' && !isErrorValue(cell));
    const role = roleOfHeading(headings[at] ?? '');
    // Whole sentences are words about a payment, unless the heading says that they tell its way.
    // One amount that nobody pays makes no words of the others; long numbers without sen are those of transfers.
    const isMoney = (cell: string) =>
      isAmount(cell) || ((moneyRoles.includes(role) || hasSen(cell)) && isTooMuch(cell));
    const markIn = role === 'mark' ? marksOf(filled) : shortMarksOf(filled);
    return {
      at,
      role,
      way: role === 'in' || role === 'out' ? role : wayInPair(headings[at] ?? ''),
      isRinggit: currencyIn(headings[at] ?? '') === 'ringgit',
      cells,
      filled: filled.length,
      dates: filled.filter(isDate).length,
      amounts: filled.filter(isMoney).length,
      marks: filled.filter((cell) => markIn(cell) !== null).length,
      hasSen: filled.some(hasSen),
    };
  });
}

function shortMarksOf(cells: readonly string[]) {
  const markIn = marksOf(cells);
  return (cell: string) => (/\s/.test(cell.trim()) ? readDirection(cell) : markIn(cell));
}

/** Most say which way money went; what the others mean is for a person to say, and no reason to forget the column. */
export function isMark({ role, marks, filled }: Column): boolean {
  return marks > 0 && marks >= filled * (role === 'mark' ? 0.5 : 0.8);
}

/** What stands in a column, whatever it is called. */
type ColumnKind = 'date' | 'currency' | 'mark' | 'amount' | 'words' | '';

/** What stands in each column of a table, over the rows that look like payments. */
export function kindsOf(rows: Rows): ColumnKind[] {
  const payments = rows.slice(0, sampleRows).filter((row) => row.some(isDate));
  const width = Math.max(0, ...payments.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return columnsOf([], payments).slice(0, width).map(kindOf);
}

function kindOf(column: Column): ColumnKind {
  const { cells, filled, dates, amounts, hasSen } = column;
  if (filled === 0) return '';
  if (dates >= filled * 0.8) return 'date';
  if (isMark(column)) return 'mark';
  if (hasSen && amounts >= filled * 0.8) return 'amount';
  return cells.every((cell) => cell === '' || cell === '-' || isCurrencyCode(cell)) ? 'currency' : 'words';
}
