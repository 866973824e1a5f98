import type { Sen } from '../../money.ts';
import { roleOfHeading } from './column-words.ts';
import { isErrorValue } from './csv.ts';
import { type Direction, marksOf, mayBeThousands, readAmount, readDirection } from './read-amount.ts';
import { amountColumnsOf, type StatementMapping } from './statement-mapping.ts';
import { moneyRoles } from './table-columns.ts';

type Row = readonly string[];

export type Moved = {
  sen: Sen;
  marked: Direction | null;
  isMarkUnknown?: boolean;
  /** Amounts in both columns: what there is of each. */
  isBothWays?: boolean;
};

/** How much moved, and which way where the bank wrote it; null where the row has no amount. */
export function amountReader(rows: readonly Row[], mapping: StatementMapping): (row: Row) => Moved | null {
  const { amount, headingRow } = mapping;
  const readCell = cellReader(rows, mapping);
  if (amount.kind === 'two') {
    return (row) => {
      const came = readCell(row[amount.inColumn]);
      const went = amount.outColumn === null ? null : readCell(row[amount.outColumn]);
      if (!came && !went) return null;
      // A reversal stands in its own column with a minus before it.
      const isBack = came?.direction === 'out' || came?.isContradictory;
      const cameSen = isBack ? -(came?.sen ?? 0) : (came?.sen ?? 0);
      const sen = cameSen - (went?.sen ?? 0);
      const isBothWays = Boolean(came?.sen && went?.sen);
      const marked = isBothWays ? null : sen > 0 ? 'in' : 'out';
      return { sen: Math.abs(sen), marked, isMarkUnknown: isBothWays, isBothWays };
    };
  }
  const { markColumn } = amount;
  // Under "Debit" alone all went out.
  const role = roleOfHeading(rows[headingRow]?.[amount.column] ?? '');
  const headed = role === 'in' || role === 'out' ? role : null;
  const markIn =
    markColumn === null
      ? readDirection
      : marksOf(
          rows.slice(headingRow + 1).map((row) => row[markColumn] ?? ''),
          rows[headingRow]?.[markColumn],
        );
  return (row) => {
    const read = readCell(row[amount.column]);
    const mark = markColumn === null ? '' : (row[markColumn] ?? '');
    if (!read) return null;
    const way = markIn(mark);
    // Taken back, or written by somebody to whom a credit is a minus: money that came it is not.
    if (read.isContradictory || (way === 'in' && read.direction === 'out'))
      return { sen: read.sen, marked: null, isMarkUnknown: true };
    const marked = way ?? read.direction ?? (mark === '' ? headed : null);
    return { sen: read.sen, marked, isMarkUnknown: marked === null && mark !== '' };
  };
}

/** An amount that may be a thousand times another is none, until another row tells. */
function cellReader(rows: readonly Row[], mapping: StatementMapping) {
  const { decimalMark, balanceColumn, headingRow } = mapping;
  const columns = [...amountColumnsOf(mapping), balanceColumn].filter((column) => column !== null);
  const cells = rows.slice(headingRow + 1).flatMap((row) => columns.map((column) => row[column] ?? ''));
  const isOpen = mayBeThousands(cells, decimalMark);
  return (cell = '') => (isOpen(cell) ? null : readAmount(cell, decimalMark));
}

export function hasAmountText(row: Row, mapping: StatementMapping): boolean {
  return amountColumnsOf(mapping).some((column) => {
    const cell = row[column] ?? '';
    return /\d/.test(cell) || isErrorValue(cell);
  });
}

/**
 * Whether a row has its amount in another column than the one that is read, under a heading that does not say what it is:
 * then either of them may be what went out.
 */
export function elsewhereIn(rows: readonly Row[], mapping: StatementMapping): (row: Row) => boolean {
  const { amount, dateColumn, balanceColumn, payerColumn, textColumns, decimalMark, headingRow } = mapping;
  if (amount.kind === 'two') return () => false;
  const headings = rows[headingRow] ?? [];
  // What is headed as money may have been taken for words, because of the words in it.
  const words = textColumns.filter((at) => !moneyRoles.includes(roleOfHeading(headings[at] ?? '')));
  const taken = new Set<unknown>([dateColumn, balanceColumn, payerColumn, ...words]);
  taken.add(amount.column).add(amount.markColumn);
  const mayBeAmount = (at: number) => {
    const role = roleOfHeading(headings[at] ?? '');
    return role === null || role === 'amount' || role === 'in' || role === 'out';
  };
  return (row) =>
    (row[amount.column] ?? '') === '' &&
    row.some(
      (cell, at) =>
        !taken.has(at) &&
        /\d[.,]\d{2}(?!\d)/.test(cell) &&
        mayBeAmount(at) &&
        Boolean(readAmount(cell, decimalMark)?.sen),
    );
}

/** A row that ends before its amount: a delimiter or a quote went missing. */
export function isCut(row: Row, mapping: StatementMapping): boolean {
  return row.length > 1 && amountColumnsOf(mapping).every((column) => column >= row.length);
}

export function balanceIn(row: Row, { balanceColumn, decimalMark }: StatementMapping): Sen | null {
  const read = balanceColumn === null ? null : readAmount(row[balanceColumn] ?? '', decimalMark);
  if (!read || read.isContradictory) return null;
  return read.direction === 'out' ? -read.sen : read.sen;
}
