import { roleOfHeading } from '../column-words.ts';
import { amountColumnsOf, type StatementMapping } from '../statement-mapping.ts';

type Row = readonly string[];

/**
 * Whether a row stands below other headings than those the table is read by, as where a file has two accounts: what is a
 * credit above may be a debit there.
 */
export function isUnderOtherHeadings(
  rows: readonly Row[],
  mapping: StatementMapping,
): (at: number) => boolean {
  const { headingRow, dateColumn, balanceColumn } = mapping;
  const telling = [dateColumn, balanceColumn, ...amountColumnsOf(mapping)].filter(
    (column) => column !== null,
  );
  const rolesIn = (row: Row = []) => telling.map((column) => roleOfHeading(row[column] ?? '')).join();
  const own = rolesIn(rows[headingRow]);
  const others = rows.flatMap((row, at) =>
    at > headingRow && isHeadings(row) ? [{ at, isOther: rolesIn(row) !== own }] : [],
  );
  return (row) => others.findLast(({ at }) => at < row)?.isOther ?? false;
}

/** A day and money by name, and no figure of a payment. */
function isHeadings(row: Row): boolean {
  if (row.some((cell) => /\d/.test(cell))) return false;
  const roles = row.map(roleOfHeading);
  return roles.includes('date') && roles.some((role) => role === 'in' || role === 'out' || role === 'amount');
}
