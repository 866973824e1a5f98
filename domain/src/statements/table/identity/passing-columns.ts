import { statusHeading } from '../rows/settled-rows.ts';
import type { StatementMapping } from '../statement-mapping.ts';

/** Columns in which another file writes something else about the same payment. */
export type PassingColumns = {
  /** They number the rows. */
  rowNumbers: ReadonlySet<number>;
  /** How far the bank is with it: what was posted is cleared a day later. */
  statuses: ReadonlySet<number>;
};

type Rows = readonly (readonly string[])[];

export function passingColumns(rows: Rows, mapping: Pick<StatementMapping, 'headingRow'>): PassingColumns {
  const headings = rows[mapping.headingRow] ?? [];
  const statuses = headings.flatMap((name, column) => (statusHeading.test(name) ? [column] : []));
  return { rowNumbers: rowNumberColumns(rows, mapping), statuses: new Set(statuses) };
}

const heading = /^(?:#|no|num|bil|s\/?n|sr|seq|item|row|line|序号|编号|行号)\.?(?: ?no\.?)?$/i;

function rowNumberColumns(rows: Rows, { headingRow }: Pick<StatementMapping, 'headingRow'>): Set<number> {
  const below = rows.slice(headingRow + 1);
  const width = below.reduce((most, row) => Math.max(most, row.length), 0);
  const headings = rows[headingRow] ?? [];
  const columns = Array.from({ length: width }, (_, column) => column);
  return new Set(
    columns.filter((column) => heading.test(headings[column] ?? '') || countsRows(below, column)),
  );
}

/** One more or one less in every row, or from one again on every page. */
function countsRows(rows: Rows, column: number): boolean {
  const numbers = rows
    .map((row) => row[column] ?? '')
    .filter((cell) => /^\d{1,6}$/.test(cell))
    .map(Number);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  if (steps.length === 0) return numbers[0] === 1;
  return steps.every((step, at) => step === 1 || numbers[at + 1] === 1) || steps.every((step) => step === -1);
}
