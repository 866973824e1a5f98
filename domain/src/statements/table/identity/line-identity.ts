import { numbersIn } from '../../../named-orders.ts';
import type { StatementLine } from '../statement-lines.ts';
import type { PassingColumns } from './passing-columns.ts';
import { isOwn, shortNumberIn, timeIn, wordsIn } from './row-cells.ts';

/**
 * By what a line is known again. The row as it stands in the file says it whatever anybody chose its columns to be; its
 * day, amount and words say it where the same payment stands in another file, with other numbers of rows or as a workbook.
 */
export type LineIdentity = {
  row: string;
  words: string;
  /** The day and the amount. */
  sum: string;
  /** Only the words of the chosen columns, for tables that have others; empty where there are none. */
  told: string;
  /** The time of day, its seconds, and short numbers that are not the row's; empty where none stand there. They tell equal words apart. */
  time: string;
  seconds: string;
  numbers: string;
  /** Every order it may name, in the order they stand there: whoever asks knows which exist. */
  orders: readonly string[];
  /** How many columns its table has. */
  columns: number;
  balanceSen: number | null;
};

export function identityOf(
  line: StatementLine,
  columns: number,
  { rowNumbers, statuses }: PassingColumns = { rowNumbers: new Set(), statuses: new Set() },
): LineIdentity {
  const { paidOn, amountSen, cells, isDayInRow, balanceSen } = line;
  const told = wordsIn(`${line.text} ${line.payer}`);
  const wordsOf = cells.map(wordsIn);
  const facts = { paidOn, sen: [amountSen, ...(balanceSen === null ? [] : [balanceSen])] };
  const words = wordsOf.filter((_, at) => !statuses.has(at) && isOwn(cells[at] ?? '', facts)).flat();
  const row = wordsOf.map((each) => each.join(' ')).filter((cell) => cell !== '');
  return {
    row: [isDayInRow ? '' : paidOn, ...row].join('|'),
    words: `${paidOn} ${amountSen} ${words.sort().join(' ')}`,
    sum: `${paidOn} ${amountSen}`,
    // In which column they stood makes no other payment of them.
    told: told.length === 0 ? '' : `${paidOn} ${amountSen} ${told.sort().join(' ')}`,
    ...timeIn(cells, paidOn),
    numbers: cells
      .flatMap((cell, at) => (rowNumbers.has(at) ? [] : (shortNumberIn(cell, facts.sen) ?? [])))
      .join(' '),
    orders: cells.flatMap((cell) => (sixDigits.test(cell) ? numbersIn(cell) : [])),
    columns,
    balanceSen,
  };
}

/** Without them no order is named, which is much quicker to see. */
const sixDigits = /\d(?:\D?\d){5}/;
