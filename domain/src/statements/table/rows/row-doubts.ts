import type { StatementMapping } from '../statement-mapping.ts';

type Row = readonly string[];

const amountColumnsOf = ({ amount }: StatementMapping) =>
  amount.kind === 'one' ? [amount.column] : [amount.inColumn, amount.outColumn].filter((at) => at !== null);

/**
 * Whether a row has more cells than there are headings: a comma in its words or its amount made two of one, and nothing
 * after it stands where it should. Where most rows have more, it is the headings that are fewer.
 */
export function shiftedIn(rows: readonly Row[], mapping: StatementMapping): (row: Row) => boolean {
  const width = widthOf(rows[mapping.headingRow] ?? []);
  if (width === 0) return () => false;
  const body = rows.slice(mapping.headingRow + 1).filter((row) => row[mapping.dateColumn]);
  const wide = body.filter((row) => widthOf(row) > width).length;
  const isUsual = wide > body.length / 2;
  const isParted = (row: Row) =>
    amountColumnsOf(mapping).some(
      (at) => /^\D{0,4}\d{1,3}$/.test(row[at] ?? '') && /^\d{3}(?:\.\d{2})?\D{0,3}$/.test(row[at + 1] ?? ''),
    );
  return (row) => widthOf(row) > width && (!isUsual || isParted(row));
}
const widthOf = (row: Row) => row.findLastIndex((cell) => cell !== '') + 1;
