import { numbersIn } from '../../../named-orders.ts';
import type { StatementLine } from '../statement-lines.ts';
import { assignByKeys } from './assign-by-keys.ts';
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

/** A payment in the shop, with every line of a statement that it was seen in. */
export type KnownPayment = { id: string; seen: readonly LineIdentity[] };

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
    orders: cells.flatMap((cell) => (/\d/.test(cell) ? numbersIn(cell) : [])),
    columns,
    balanceSen,
  };
}

/** What all lines of a payment tell of it together. */
type Facts = { balances: ReadonlySet<number>; seen: readonly LineIdentity[] };

/** One way to know a payment again: equal keys are equal payments. */
type Pass = {
  keyOf: (line: LineIdentity) => string | null;
  keysOf: (seen: LineIdentity, facts: Facts) => readonly string[];
};

/**
 * Where both know the balance after them, it tells equal payments apart. First those that are the same beyond doubt, then
 * those that can only be one without a balance; a line without one may be any that is left. In this order as many as
 * possible find theirs, so that the second time all do.
 */
const passesBy = (wordsOf: (line: LineIdentity) => string): [Pass, Pass, Pass] => [
  {
    keyOf: (line) => (line.balanceSen === null ? null : `${wordsOf(line)} ${line.balanceSen}`),
    keysOf: (seen, { balances }) => Array.from(balances, (balance) => `${wordsOf(seen)} ${balance}`),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? null : wordsOf(line)),
    keysOf: (seen, { balances }) => (balances.size === 0 ? [wordsOf(seen)] : []),
  },
  {
    keyOf: (line) => (line.balanceSen === null ? wordsOf(line) : null),
    keysOf: (seen) => [wordsOf(seen)],
  },
];

/**
 * Where both tell a time of day, a number or an order, it has to be the same; where only one does, they may still be one.
 * First those that tell the same, then those of which the one in the shop tells nothing, then lines that tell nothing. Of
 * several marks a line is known by its first: words are cut at their end.
 */
const toldApart = ({ keyOf, keysOf }: Pass, marksOf: (line: LineIdentity) => readonly string[]): Pass[] => {
  const marksOfAll = (seen: readonly LineIdentity[]) => new Set(seen.flatMap(marksOf));
  const isUnmarked = (line: LineIdentity) => marksOf(line).length === 0;
  const withMark = (key: string | null, mark: string) => (key === null ? null : `${key} @${mark}`);
  return [
    {
      keyOf: (line) => withMark(keyOf(line), marksOf(line)[0] ?? ''),
      keysOf: (seen, facts) => {
        const marks = marksOfAll(facts.seen);
        const keys = keysOf(seen, facts);
        return keys.flatMap((key) =>
          Array.from(marks.size === 0 ? [''] : marks, (mark) => `${key} @${mark}`),
        );
      },
    },
    {
      keyOf: (line) => (isUnmarked(line) ? null : keyOf(line)),
      keysOf: (seen, facts) => (marksOfAll(facts.seen).size === 0 ? keysOf(seen, facts) : []),
    },
    { keyOf: (line) => (isUnmarked(line) ? keyOf(line) : null), keysOf },
  ];
};
const marked = (mark: string) => (mark === '' ? [] : [mark]);
const byTime = (pass: Pass) => toldApart(pass, ({ time }) => marked(time));
const byTimeAndNumbers = (pass: Pass) =>
  toldApart(pass, ({ time, numbers }) => marked(`${time} ${numbers}`.trim()));
/** Of the same minute. */
const bySeconds = (pass: Pass) => toldApart(pass, ({ seconds }) => marked(seconds));
const byOrders = (pass: Pass) => toldApart(pass, ({ orders }) => orders);

/** Of each line the payment in the shop that it is, all at once. */
export function knownPaymentsOf(
  told: readonly LineIdentity[],
  known: readonly KnownPayment[],
): (KnownPayment | null)[] {
  const slices = knownInSlices(told, known);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** So many are a few milliseconds. */
const sliceSize = 2_000;

/**
 * Of each line the payment in the shop that it is, or null where it is new: each payment is one line of a statement at most.
 * Pauses every now and then, so that whoever asks can let others go first.
 */
export function* knownInSlices(
  told: readonly LineIdentity[],
  known: readonly KnownPayment[],
): Generator<void, (KnownPayment | null)[]> {
  if (known.length === 0) return told.map(() => null);
  const lines = hasOwnBalances(told, known) ? told.map((line) => ({ ...line, balanceSen: null })) : told;
  yield;
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
      keysOf: (seen, facts) => (seen.columns === columns ? [] : keysOf(seen, facts)),
    }),
  );
  const byRow: Pass = { keyOf: ({ row }) => row, keysOf: ({ row }) => [row] };
  const [byWordsAndBalance, ...byWords] = passesBy(({ words }) => words);
  // The same sum that left the same balance is the same payment, whatever words another export has for it, unless they
  // name another order: two wallets that are emptied every day have the same balance.
  const [bySumAndBalance] = passesBy(({ sum }) => sum);
  const [byToldAndBalance, ...byToldAlone] = byTold;
  const passes = [
    ...[byRow, byWordsAndBalance, ...byOrders(bySumAndBalance)],
    ...byWords.flatMap(byTimeAndNumbers).flatMap(bySeconds),
    ...(byToldAndBalance ? [byToldAndBalance] : []),
    // Tables of different width need not have the same numbers.
    ...byToldAlone.flatMap(byTime).flatMap(bySeconds),
  ];
  for (const { keyOf, keysOf } of passes) {
    const keys = lines.map((line, at) => (found[at] ? null : keyOf(line)));
    if (keys.every((key) => key === null)) continue;
    yield;
    const candidates: { payment: KnownPayment; keys: ReadonlySet<string> }[] = [];
    for (const [at, payment] of known.entries()) {
      if (at % sliceSize === 0) yield;
      if (taken.has(payment)) continue;
      const facts = { balances: balancesOf.get(payment) ?? new Set<number>(), seen: payment.seen };
      const keysOfIt = new Set(payment.seen.flatMap((seen) => keysOf(seen, facts)));
      if (keysOfIt.size > 0) candidates.push({ payment, keys: keysOfIt });
    }
    if (candidates.length === 0) continue;
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
