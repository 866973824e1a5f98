import type { ColumnRole } from './column-words.ts';
import { guessDecimalMark, readAmount } from './read-amount.ts';
import { guessDateOrder } from './read-date.ts';
import type { StatementMapping } from './statement-mapping.ts';
import {
  type Column,
  columnsOf,
  findHeadingRow,
  isDate,
  isMark,
  moneyRoles,
  sampleRows,
} from './table-columns.ts';

type Rows = readonly (readonly string[])[];

export type TableProblem = 'empty' | 'no_dates' | 'no_amounts';

/** How a table is most likely to be read, to be confirmed by a person; or why it is no statement. */
export function recogniseTable(rows: Rows): StatementMapping | TableProblem {
  const headingRow = findHeadingRow(rows);
  const body = rows.slice(headingRow + 1, headingRow + 1 + sampleRows);
  const payments = body.filter((row) => row.some((cell) => isDate(cell)));
  if (rows.every((row) => row.every((cell) => cell === ''))) return 'empty';
  if (payments.length === 0) return 'no_dates';

  const columns = columnsOf(rows[headingRow] ?? [], payments);
  const dateColumn = findDateColumn(columns);
  if (!dateColumn) return 'no_dates';
  const money = columns.filter((column) => column !== dateColumn && isMoney(column));
  const balance = findBalance(money);
  const amount = findAmount(
    columns,
    money.filter((column) => column !== balance),
    balance,
  );
  if (!amount) return 'no_amounts';

  const taken = new Set([dateColumn.at, balance?.at, ...columnsIn(amount)]);
  const left = columns.filter(({ at }) => !taken.has(at));
  // Words may stand on rows of their own, below the payment.
  const isUsed = ({ at, filled }: Column) => filled > 0 || body.some((row) => row[at]);
  const payer = left.find((column) => column.role === 'payer' && isUsed(column));
  return {
    headingRow,
    dateColumn: dateColumn.at,
    // Of the whole file: the first weeks of a year may fit both ways.
    dateOrder: guessDateOrder(rows.slice(headingRow + 1).map((row) => row[dateColumn.at] ?? '')),
    amount,
    decimalMark: guessDecimalMark(money.flatMap(({ cells }) => cells)),
    textColumns: left
      .filter((column) => column !== payer && isUsed(column) && isTelling(column))
      .map(({ at }) => at)
      .slice(0, 10),
    payerColumn: payer?.at ?? null,
    balanceColumn: balance?.at ?? null,
  };
}

function isMoney({ role, filled, amounts, hasSen }: Column): boolean {
  if (amounts === 0 || amounts < filled * 0.8) return false;
  return moneyRoles.includes(role) || (role === null && hasSen);
}

/** The fullest column of days; of several the one that is called a date, then the first. */
function findDateColumn(columns: readonly Column[]): Column | undefined {
  const days = columns.filter(({ dates, filled }) => dates > 0 && dates >= filled * 0.8);
  const most = Math.max(0, ...days.map(({ dates }) => dates));
  const fullest = days.filter(({ dates }) => dates >= most * 0.8);
  return fullest.find(({ role }) => role === 'date') ?? fullest[0];
}

/** By its heading; without one, the column that grows or shrinks by another column's amounts. */
function findBalance(money: readonly Column[]): Column | undefined {
  const named = money.find(({ role }) => role === 'balance');
  if (named) return named;
  if (money.some(({ role }) => role !== null)) return undefined;
  return money.find((column) => money.some((other) => other !== column && runsWith(column, other, money)));
}

function runsWith(balance: Column, amount: Column, money: readonly Column[]): boolean {
  const mark = guessDecimalMark(money.flatMap(({ cells }) => cells));
  const value = (cell: string | undefined) => {
    const read = readAmount(cell ?? '', mark);
    return read && (read.direction === 'out' ? -read.sen : read.sen);
  };
  let fits = 0;
  let steps = 0;
  for (let at = 1; at < balance.cells.length; at += 1) {
    const [before, after] = [value(balance.cells[at - 1]), value(balance.cells[at])];
    if (before === null || after === null || before === undefined || after === undefined) continue;
    const amounts = [value(amount.cells[at - 1]), value(amount.cells[at])].map((sen) => Math.abs(sen || 0));
    steps += 1;
    // The newest may stand first or last.
    if (after !== before && amounts.includes(Math.abs(after - before))) fits += 1;
  }
  return steps > 0 && fits >= steps * 0.3;
}

function findAmount(
  columns: readonly Column[],
  money: readonly Column[],
  balance: Column | undefined,
): StatementMapping['amount'] | null {
  // An empty column of withdrawals is one all the same, where no other is called so.
  const roleOf = (role: ColumnRole) =>
    money.find((column) => column.role === role && column.isRinggit) ??
    money.find((column) => column.role === role) ??
    pairedAs(role, columns, money) ??
    columns.find((column) => column.role === role && column.filled === 0);
  const [came, went, named] = [roleOf('in'), roleOf('out'), roleOf('amount')];
  if (came && (went || !named)) return { kind: 'two', inColumn: came.at, outColumn: went?.at ?? null };
  // Both called an amount: what went out and what came.
  const [former, latter] = money.filter(({ role }) => role === 'amount');
  const mark = columns.find(isMark);
  if (former && latter && isEitherOr(former, latter)) return inAndOut(former, latter, balance, mark);
  const one = named ?? (mark || money.length === 1 ? money[0] : undefined);
  if (one) return { kind: 'one', column: one.at, markColumn: mark?.at ?? null };
  const [first, second] = money;
  if (!first || !second) return null;
  if (!isEitherOr(first, second)) return { kind: 'one', column: first.at, markColumn: null };
  return inAndOut(first, second, balance, mark);
}

/** The column whose heading says so because another says the other way. */
function pairedAs(
  role: ColumnRole,
  columns: readonly Column[],
  money: readonly Column[],
): Column | undefined {
  const other = role === 'in' ? 'out' : 'in';
  if (!(role === 'in' || role === 'out') || !columns.some(({ way }) => way === other)) return undefined;
  return (
    money.find(({ way }) => way === role) ?? columns.find(({ way, filled }) => way === role && filled === 0)
  );
}

/** Two columns of which the headings do not say it. Where the balance does not either, nobody knows: the other is not read. */
function inAndOut(
  first: Column,
  second: Column,
  balance: Column | undefined,
  mark: Column | undefined,
): StatementMapping['amount'] {
  const risen = balance ? riseOf(first, balance) - riseOf(second, balance) : 0;
  if (risen > 0) return { kind: 'two', inColumn: first.at, outColumn: second.at };
  if (risen < 0) return { kind: 'two', inColumn: second.at, outColumn: first.at };
  const own = first.role === 'out' ? first : second;
  return { kind: 'one', column: own.at, markColumn: mark?.at ?? null };
}

/** In each row one of the two: what went out, or what came in. */
function isEitherOr(one: Column, other: Column): boolean {
  const isSet = (cell: string | undefined) =>
    (readAmount(cell ?? '', '.') ?? readAmount(cell ?? '', ','))?.sen;
  return one.cells.every((cell, at) => !(isSet(cell) && isSet(other.cells[at])));
}

/** How often the balance rose by an amount of the column, less how often it fell by one; the newest may stand first or last. */
function riseOf(column: Column, balance: Column): number {
  const mark = guessDecimalMark(balance.cells);
  const sen = (cell: string | undefined) => {
    const read = readAmount(cell ?? '', mark);
    return read?.direction === 'out' ? -read.sen : (read?.sen ?? 0);
  };
  let [downwards, upwards] = [0, 0];
  for (let at = 1; at < column.cells.length; at += 1) {
    const step = sen(balance.cells[at]) - sen(balance.cells[at - 1]);
    const [above, own] = [sen(column.cells[at - 1]), sen(column.cells[at])].map(Math.abs);
    if (own && Math.abs(step) === own) downwards += Math.sign(step);
    if (above && Math.abs(step) === above) upwards -= Math.sign(step);
  }
  return Math.abs(upwards) > Math.abs(downwards) ? upwards : downwards;
}

function columnsIn(amount: StatementMapping['amount']): (number | null)[] {
  return amount.kind === 'one' ? [amount.column, amount.markColumn] : [amount.inColumn, amount.outColumn];
}

/** Words about a payment; not a second date, a serial number or a currency. */
function isTelling(column: Column): boolean {
  const { role, filled, dates, amounts, cells } = column;
  if (role === 'number' || role === 'date' || role === 'balance') return false;
  if (role === 'text' || role === 'payer') return true;
  if (filled === 0) return false;
  if (dates >= filled * 0.8 || isMark(column)) return false;
  const isSerial = cells.every((cell) => cell === '' || /^\d{1,5}$/.test(cell));
  return !isSerial && amounts < filled * 0.8;
}
