import { assignByKeys } from './assign-by-keys.ts';
import { readAmount, readDirection } from './read-amount.ts';
import { isOnlyDate } from './read-date.ts';
import type { StatementLine } from './statement-lines.ts';

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
  /** How many columns its table has. */
  columns: number;
  balanceSen: number | null;
};

/** A payment in the shop, with every line of a statement that it was seen in. */
export type KnownPayment = { id: string; seen: readonly LineIdentity[] };

export function identityOf(line: StatementLine, columns: number): LineIdentity {
  const { paidOn, amountSen, cells, isDayInRow, balanceSen } = line;
  const told = wordsIn(`${line.text} ${line.payer}`);
  const sen = [amountSen, ...(balanceSen === null ? [] : [balanceSen])];
  const wordsOf = cells.map(wordsIn);
  const words = wordsOf.filter((_, at) => isOwn(cells[at] ?? '', sen)).flat();
  const row = wordsOf.map((each) => each.join(' ')).filter((cell) => cell !== '');
  return {
    row: [isDayInRow ? '' : paidOn, ...row].join('|'),
    words: `${paidOn} ${amountSen} ${words.sort().join(' ')}`,
    sum: `${paidOn} ${amountSen}`,
    // In which column they stood makes no other payment of them.
    told: told.length === 0 ? '' : `${paidOn} ${amountSen} ${told.sort().join(' ')}`,
    columns,
    balanceSen,
  };
}

function wordsIn(text: string): string[] {
  if (text === '') return [];
  const words =
    text
      .normalize('NFKC')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // Workbooks forget the zeros before a number.
  return words.map((word) => word.replace(/^0+(?=\d+$)/, ''));
}

/** Not written otherwise in every file: a day, an amount, its mark, the number of the row. */
function isOwn(cell: string, sen: readonly number[]): boolean {
  // Nor a letter that says which way the money went.
  if (!/\d/.test(cell)) return cell.length > 2 && readDirection(cell) === null;
  // Neither is as long.
  if (cell.length > 40) return true;
  if (isOnlyDate(cell)) return false;
  const amount = readAmount(cell, '.') ?? readAmount(cell, ',');
  if (amount === null) return true;
  const isNumber = /^\d{5,}$/.test(cell);
  return isNumber && !sen.some((known) => Math.abs(known) === amount.sen);
}

/** One way to know a payment again: equal keys are equal payments. */
type Pass = {
  keyOf: (line: LineIdentity) => string | null;
  keysOf: (seen: LineIdentity, balances: ReadonlySet<number>) => readonly string[];
};

/**
 * Where both know the balance after them, it tells equal payments apart. First those that are the same beyond doubt, then
 * those that can only be one without a balance; a line without one may be any that is left. In this order as many as
 * possible find theirs, so that the second time all do.
 */
const passesBy = (wordsOf: (line: LineIdentity) => string): [Pass, Pass, Pass] => [
  {
    keyOf: (line) => (line.balanceSen === null ? null : `${wordsOf(line)} ${line.balanceSen}`),
    keysOf: (seen, balances) => Array.from(balances, (balance) => `${wordsOf(seen)} ${balance}`),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? null : wordsOf(line)),
    keysOf: (seen, balances) => (balances.size === 0 ? [wordsOf(seen)] : []),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? wordsOf(line) : null),
    keysOf: (seen) => [wordsOf(seen)],
  },
];

/** Of each line the payment in the shop that it is, or null where it is new: each payment is one line of a statement at most. */
export function knownPaymentsOf(
  told: readonly LineIdentity[],
  known: readonly KnownPayment[],
): (KnownPayment | null)[] {
  const lines = hasOwnBalances(told, known) ? told.map((line) => ({ ...line, balanceSen: null })) : told;
  const found: (KnownPayment | null)[] = lines.map(() => null);
  const taken = new Set<KnownPayment>();
  const balancesOf = new Map(
    known.map((payment) => [
      payment,
      new Set(payment.seen.flatMap(({ balanceSen }) => (balanceSen === null ? [] : [balanceSen]))),
    ]),
  );
  const columns = lines[0]?.columns;
  // Of two lines in tables of the same columns all words must agree.
  const toldOf = (line: LineIdentity) => line.told;
  const byTold = passesBy(toldOf).map(
    ({ keyOf, keysOf }): Pass => ({
      keyOf: (line) => (line.told === '' ? null : keyOf(line)),
      keysOf: (seen, balances) => (seen.columns === columns ? [] : keysOf(seen, balances)),
    }),
  );
  const byRow: Pass = { keyOf: ({ row }) => row, keysOf: ({ row }) => [row] };
  const [byWordsAndBalance, ...byWords] = passesBy(({ words }) => words);
  // The same sum that left the same balance is the same payment, whatever words another export has for it.
  const [bySumAndBalance] = passesBy(({ sum }) => sum);
  for (const { keyOf, keysOf } of [byRow, byWordsAndBalance, bySumAndBalance, ...byWords, ...byTold]) {
    const keys = lines.map((line, at) => (found[at] ? null : keyOf(line)));
    if (keys.every((key) => key === null)) continue;
    const candidates = known.flatMap((payment) => {
      if (taken.has(payment)) return [];
      const balances = balancesOf.get(payment) ?? new Set();
      return [{ payment, keys: new Set(payment.seen.flatMap((seen) => keysOf(seen, balances))) }];
    });
    for (const [at, payment] of assignByKeys(keys, candidates)) {
      found[at] = payment;
      taken.add(payment);
    }
  }
  return found;
}

/** So many payments are not all paid once more, to the day and the word. */
const tooManyTwins = 3;

/** Some exports count their balance from nothing: where it differs for every payment that is known, it says nothing. */
function hasOwnBalances(lines: readonly LineIdentity[], known: readonly KnownPayment[]): boolean {
  const rows = new Set<string>();
  const balancesOf = new Map<string, Set<number>>();
  for (const { row, words, balanceSen } of known.flatMap(({ seen }) => seen)) {
    rows.add(row);
    if (balanceSen === null) continue;
    const balances = balancesOf.get(words) ?? new Set();
    balancesOf.set(words, balances.add(balanceSen));
  }
  const differing = new Set<string>();
  for (const { row, words, balanceSen } of lines) {
    const balances = balanceSen === null ? undefined : balancesOf.get(words);
    if (rows.has(row) || (balanceSen !== null && balances?.has(balanceSen))) return false;
    if (balances) differing.add(words);
  }
  return differing.size >= tooManyTwins;
}
