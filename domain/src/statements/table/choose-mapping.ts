import { recallMapping } from './recall-mapping.ts';
import { recogniseTable, type TableProblem } from './recognise-table.ts';
import { readStatement } from './statement-lines.ts';
import type { RememberedMapping, StatementMapping } from './statement-mapping.ts';

type Rows = readonly (readonly string[])[];

export type ChosenMapping = {
  mapping: StatementMapping | TableProblem;
  /** The name it was remembered by, where it was. */
  knownAs: string | null;
  /** One with the same headings, or the same kinds of columns without any, that does not fit this file. */
  contradicts: string | null;
};

/** So many banks have the same headings at most. */
const mostTried = 5;

/**
 * How to read a table: the way it was read before, unless the file itself says otherwise. The same headings may be
 * another bank's, which writes its days or its amounts another way: then the file is believed.
 */
export function chooseMapping(rows: Rows, remembered: readonly RememberedMapping[]): ChosenMapping {
  const recognised = recogniseTable(rows);
  let own: ReturnType<typeof fitOf> | null = null;
  let left = remembered;
  let contradicts: string | null = null;
  for (let tried = 0; tried < mostTried; tried += 1) {
    const known = recallMapping(rows, left);
    if (!known) break;
    own ??= typeof recognised === 'string' ? null : fitOf(rows, recognised);
    const fit = fitOf(rows, known.mapping);
    const isWorse = own && (fit.faults > own.faults || (fit.rows === 0 && own.rows > 0));
    const isOther =
      known.mapping.headingRow < 0 && !(own && fit.rows >= own.rows && agrees(known, recognised));
    if (!isWorse && !isOther) {
      return { mapping: withWords(known.mapping, recognised), knownAs: known.name, contradicts: null };
    }
    contradicts ??= known.name;
    left = left.filter(({ name }) => name !== known.name);
  }
  return { mapping: recognised, knownAs: null, contradicts };
}

/** Without headings a file that shows a balance says more than what was once an amount in that column. */
function agrees({ mapping }: RememberedMapping, recognised: StatementMapping | TableProblem): boolean {
  if (typeof recognised === 'string') return false;
  const { balanceColumn } = recognised;
  return balanceColumn === null || !Object.values(mapping.amount).includes(balanceColumn);
}

const mostWords = 10;

/** A column that was empty the first time may hold the order numbers today. */
function withWords(known: StatementMapping, recognised: StatementMapping | TableProblem): StatementMapping {
  if (typeof recognised === 'string') return known;
  const { dateColumn, payerColumn, balanceColumn, amount } = known;
  const taken = new Set([dateColumn, payerColumn, balanceColumn, ...Object.values(amount)]);
  const payer = recognised.payerColumn === null ? [] : [recognised.payerColumn];
  const added = [...recognised.textColumns, ...payer].filter((column) => !taken.has(column));
  const textColumns = [...new Set([...known.textColumns, ...added])].slice(0, mostWords);
  return { ...known, textColumns: textColumns.sort((one, other) => one - other) };
}

/** How many rows can be read, and how many speak against it. */
function fitOf(rows: Rows, mapping: StatementMapping) {
  const { lines, outgoing, unreadable, contradicted, assumed } = readStatement(rows, mapping);
  return { rows: lines.length + outgoing, faults: unreadable.length + contradicted.length + assumed };
}
