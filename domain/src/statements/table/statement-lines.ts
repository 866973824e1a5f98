import type { PlainDate } from '../../calendar.ts';
import type { Sen } from '../../money.ts';
import { numbersIn } from '../../named-orders.ts';
import { amountReader, balanceIn, elsewhereIn, hasAmountText, isCut, type Moved } from './amount-cells.ts';
import { resolveDirections, type Step } from './directions.ts';
import { readDate } from './read-date.ts';
import { dayAboveIn } from './rows/day-above.ts';
import { foreignIn } from './rows/foreign-rows.ts';
import { isUnderOtherHeadings } from './rows/other-headings.ts';
import { statusesIn } from './rows/settled-rows.ts';
import { shiftedIn } from './rows/shifted-rows.ts';
import { isFooter, isSummary } from './rows/summary-rows.ts';
import type { StatementMapping } from './statement-mapping.ts';

type Row = readonly string[];

/** One payment that came in, as the bank wrote it. */
export type StatementLine = {
  paidOn: PlainDate;
  amountSen: Sen;
  text: string;
  payer: string;
  balanceSen: Sen | null;
  /** All that stands in its row, whatever its columns are taken for. */
  cells: Row;
  /** Not so where a bank writes a day once for several payments. */
  isDayInRow: boolean;
  /** What the bank wrote where the same sum left again; no part of what the payment is known by. */
  reversal?: string;
};

export type ReadStatement = {
  lines: StatementLine[];
  /** Every day the statement speaks of, payments out included. */
  fromDate: PlainDate | null;
  toDate: PlainDate | null;
  /** What went out is not kept. */
  outgoing: number;
  outgoingSen: Sen;
  /** Of the payments those that nothing says the way of: no sign, mark, column, balance or word. */
  assumed: number;
  /** Headings, footers: rows without an amount. */
  skipped: number;
  /** Rows with an amount that are no payment in ringgit: sums, transfers that did not go through, other currencies. */
  leftOut: { count: number; rows: number[] };
  /** Statuses that say neither that a payment arrived nor that it did not; also those somebody spoke about. */
  unknownStatuses: string[];
  /** Rows of which the day, the amount or its way cannot be read, numbered as in the file, from 1. */
  unreadable: number[];
  /** Rows whose balance went the other way than the bank wrote, or not by their amount. They are not taken. */
  contradicted: number[];
};

/** A row in which an amount moved, with the rows of words above and below it. */
type Move = { at: number; row: Row; above: Row[]; below: Row[]; paidOn: PlainDate; step: Step };

/** No bank writes more rows about one payment. */
const maxWords = 6;

/** So many of the rows that are left out are told one by one. */
const toldRows = 10;

/** Every payment of a table, read the way the mapping says. */
export function readStatement(rows: readonly Row[], mapping: StatementMapping): ReadStatement {
  const { moves, steps, skipped, unknownStatuses, ...found } = readMoves(rows, mapping);
  const unreadable = [...found.unreadable];
  const leftOut = [...found.leftOut];
  const read: ReadStatement = {
    ...{ lines: [], fromDate: null, toDate: null, outgoing: 0, outgoingSen: 0, assumed: 0, skipped },
    ...{ unreadable, contradicted: [], leftOut: { count: 0, rows: [] }, unknownStatuses },
  };
  const resolved = resolveDirections(steps);
  const sideOfWords = findSideOfWords(moves);
  const resolvedOf = new Map(steps.map((step, at) => [step, resolved[at]]));
  const reversals: StatementLine[] = [];
  for (const move of moves) {
    const { paidOn, step, at } = move;
    const { direction = null, isContradicted, isConfirmed, isAssumed } = resolvedOf.get(step) ?? {};
    if (step.isDoubtful && !isConfirmed) {
      leftOut.push(at + 1);
      continue;
    }
    if (isContradicted) read.contradicted.push(at + 1);
    else if (direction === null) unreadable.push(at + 1);
    if (direction === null) continue;
    if (read.fromDate === null || paidOn < read.fromDate) read.fromDate = paidOn;
    if (read.toDate === null || paidOn > read.toDate) read.toDate = paidOn;
    if (isContradicted) continue;
    const sen = step.sen ?? 0;
    const line = lineOf(move, sideOfWords, mapping);
    if (direction === 'out' || sen === 0) {
      read.outgoing += 1;
      read.outgoingSen += sen;
      if (sen > 0) reversals.push(line);
    } else {
      read.lines.push(line);
      if (isAssumed) read.assumed += 1;
    }
  }
  read.lines = withReversals(read.lines, reversals);
  unreadable.sort(byNumber);
  read.leftOut = { count: leftOut.length, rows: leftOut.sort(byNumber).slice(0, toldRows) };
  return read;
}
const byNumber = (one: number, other: number) => one - other;

/** A payment whose sum left again under the same order number comes with what the bank wrote there. */
function withReversals(
  lines: readonly StatementLine[],
  reversals: readonly StatementLine[],
): StatementLine[] {
  const namedBy = ({ amountSen, text, payer }: StatementLine) =>
    numbersIn(`${text} ${payer}`).map((number) => `${number} ${amountSen}`);
  const reversalOf = new Map(
    reversals.flatMap((line) => namedBy(line).map((key) => [key, line.text] as const)),
  );
  if (reversalOf.size === 0) return [...lines];
  return lines.map((line) => {
    const reversal = namedBy(line).flatMap((key) => reversalOf.get(key) ?? [])[0];
    return reversal === undefined ? line : { ...line, reversal };
  });
}

function readMoves(rows: readonly Row[], mapping: StatementMapping) {
  const moves: Move[] = [];
  const steps: Step[] = [];
  const unreadable: number[] = [];
  const leftOut: number[] = [];
  let skipped = 0;
  let above: Move | null = null;
  let words: Row[] = [];
  let dayAbove: PlainDate | null = null;
  const dayIn = dayReader(mapping);
  const amountIn = amountReader(rows, mapping);
  const isOfDayAbove = dayAboveIn(rows, mapping);
  const isElsewhere = elsewhereIn(rows, mapping);
  const isForeign = foreignIn(rows, mapping);
  const isShifted = shiftedIn(rows, mapping);
  const isUnderOthers = isUnderOtherHeadings(rows, mapping);
  const sums = sumFinder();
  const { isUnsettled, unknown: unknownStatuses } = statusesIn(rows, mapping);
  const textIn = (row: Row) => mapping.textColumns.map((column) => row[column] ?? '').join(' ');
  const { amount, balanceColumn } = mapping;
  const figures = new Set<unknown>([...Object.values(amount), balanceColumn]);
  for (let at = mapping.headingRow + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const dateCell = row[mapping.dateColumn] ?? '';
    const ownDay = dayIn(dateCell);
    dayAbove = ownDay ?? dayAbove;
    const moved = amountIn(row);
    const isOutOfPlace = (moved !== null || ownDay !== null) && (isShifted(row) || isUnderOthers(at));
    if (isOutOfPlace || (moved !== null && isForeign(row))) {
      (isOutOfPlace ? unreadable : leftOut).push(at + 1);
      steps.push({ sen: null, marked: null, balanceSen: null, isUnread: true });
      [above, words] = [null, []];
      continue;
    }
    const balanceSen = balanceIn(row, mapping);
    const isSum = isSummary(row, figures);
    const mayBeSum = ownDay === null && balanceSen === null && moved !== null && sums.isSum(moved);
    const paidOn = ownDay ?? (isOfDayAbove(row, at) && !mayBeSum ? dayAbove : null);
    // An opening balance may stand where amounts do.
    const isOpening = isSum && balanceSen === null && mapping.balanceColumn !== null && moves.length === 0;
    if (paidOn !== null && moved !== null && !isOpening) {
      const step = { ...moved, balanceSen, isDoubtful: isSum || isUnsettled(row), text: textIn(row) };
      above = { at, row, above: words.slice(-maxWords), below: [], paidOn, step };
      words = [];
      if (!step.isDoubtful) sums.add(moved);
      moves.push(above);
      steps.push(step);
    } else if (isOnlyWords(row, mapping)) {
      words.push(row);
      if (!above) skipped += 1;
      else if (above.below.length < maxWords) above.below.push(row);
    } else {
      above = null;
      words = [];
      // A heading has no amount. A day that no calendar has, beside an amount, is a payment nobody can place.
      const isPayment =
        paidOn !== null
          ? hasAmountText(row, mapping) || isCut(row, mapping) || isElsewhere(row)
          : moved !== null && /\d/.test(dateCell);
      if (isPayment && !isSum) unreadable.push(at + 1);
      else if (moved?.sen) leftOut.push(at + 1);
      else skipped += 1;
      const known = isOpening ? (moved?.sen ?? null) : balanceSen;
      const isUnread = isPayment && !isSum;
      // What there was is known of rows without an amount, too.
      if (isUnread || known !== null) {
        const isAside = isUnread && isElsewhere(row);
        steps.push({ sen: null, marked: null, balanceSen: known, isUnread, isElsewhere: isAside });
      }
    }
  }
  return { moves, steps, skipped, unreadable, leftOut, unknownStatuses };
}

/** Sees what all before it come to, whatever the bank calls it: in each column for itself, or in both at once. */
function sumFinder() {
  const seen = new Map<Moved['marked'], { sen: Sen; count: number }>();
  return {
    add({ sen, marked }: Moved) {
      const before = seen.get(marked) ?? { sen: 0, count: 0 };
      seen.set(marked, { sen: before.sen + sen, count: before.count + 1 });
    },
    isSum({ sen, marked, isBothWays = false }: Moved): boolean {
      const before = seen.get(marked);
      return isBothWays || (before !== undefined && before.count > 1 && before.sen === sen);
    },
  };
}

type Side = 'above' | 'below' | null;

/**
 * Where the words of a payment stand that are not in its row. A table that begins with such rows and ends without any has
 * them above; one that begins and ends with them could be either, and nobody's payment is guessed.
 */
function findSideOfWords(moves: readonly Move[]): Side {
  if (!moves[0] || moves[0].above.length === 0) return 'below';
  return moves.at(-1)?.below.length === 0 ? 'above' : null;
}

function lineOf(move: Move, side: Side, mapping: StatementMapping): StatementLine {
  const { row, paidOn, step } = move;
  const all = [...(side === 'above' ? move.above : []), row, ...(side === 'below' ? move.below : [])];
  const cellsOf = (columns: readonly number[]) =>
    all.flatMap((each) => columns.map((column) => each[column] ?? '')).filter((cell) => cell !== '');
  return {
    paidOn,
    amountSen: step.sen ?? 0,
    text: cellsOf(mapping.textColumns).join(' · '),
    payer: cellsOf(mapping.payerColumn === null ? [] : [mapping.payerColumn]).join(' '),
    balanceSen: step.balanceSen,
    cells: all.flat(),
    isDayInRow: (row[mapping.dateColumn] ?? '') !== '',
  };
}

/** Thousands of payments are of few days. */
function dayReader({ dateOrder }: StatementMapping): (cell: string) => PlainDate | null {
  const days = new Map<string, PlainDate | null>();
  return (cell) => {
    const day = days.get(cell) ?? readDate(cell, dateOrder);
    days.set(cell, day);
    return day;
  };
}

/** More words about the payment beside them: they stand where words do, and neither a day nor an amount stands beside them. */
function isOnlyWords(row: Row, mapping: StatementMapping): boolean {
  const { dateColumn, balanceColumn, textColumns, payerColumn } = mapping;
  const words = [...textColumns, ...(payerColumn === null ? [] : [payerColumn])].filter(
    (column) => row[column],
  );
  if (words.length === 0 || words.some((column) => isFooter(row[column] ?? ''))) return false;
  return !row[dateColumn] && !hasAmountText(row, mapping) && (balanceColumn === null || !row[balanceColumn]);
}
