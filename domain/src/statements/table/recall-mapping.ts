import { readAmount } from './read-amount.ts';
import { amountColumnsOf, type RememberedMapping, type StatementMapping } from './statement-mapping.ts';
import { findHeadingRow, kindsOf } from './table-columns.ts';

type Rows = readonly (readonly string[])[];

/** By which a bank's table is known again: its headings, whatever their case and spaces; without any, what stands in its columns. */
export function headingsOf(rows: Rows, { headingRow }: Pick<StatementMapping, 'headingRow'>): string[] {
  if (headingRow < 0) return kindsOf(rows);
  const row = rows[headingRow] ?? [];
  return row
    .slice(0, widthOf(row))
    .map((cell) => cell.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
}

/** How far down headings are looked for. */
const searched = 60;
const widthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell !== '') + 1;

/** The mapping whose headings stand somewhere in this table, however long the bank's letterhead above them is today. */
export function recallMapping(
  rows: Rows,
  remembered: readonly RememberedMapping[],
): RememberedMapping | null {
  const rowOf = new Map<string, number>();
  for (const at of rows.slice(0, searched).keys()) {
    const headings = JSON.stringify(headingsOf(rows, { headingRow: at }));
    // A bank repeats its headings on every page; the payments begin below the first.
    if (!rowOf.has(headings)) rowOf.set(headings, at);
  }
  // Headings that nobody knows yet are headings all the same: they may name another currency or a balance.
  const hasBare = remembered.some(({ mapping }) => mapping.headingRow < 0);
  const kinds = hasBare && findHeadingRow(rows) < 0 ? kindsOf(rows) : null;
  for (const known of remembered) {
    const isBare = known.mapping.headingRow < 0;
    const headingRow = isBare ? -1 : rowOf.get(JSON.stringify(known.headings));
    if (headingRow === undefined || (isBare && !(kinds && isSameKind(known, kinds, rows)))) continue;
    return { ...known, mapping: { ...known.mapping, headingRow } };
  }
  return null;
}

/** Without headings a table is known by what stands in its columns; one that is empty today, or had no words before, is no other. */
function isSameKind(known: RememberedMapping, kinds: readonly string[], rows: Rows): boolean {
  const { headings, mapping } = known;
  const isSame = (kind: string, at: number) => {
    const before = headings[at] ?? '';
    return kind === '' || kind === before || (kind === 'words' && before === '');
  };
  const hasAmounts = amountColumnsOf(mapping).some((at) => kinds[at] === 'amount');
  return kinds.length === headings.length && kinds.every(isSame) && hasAmounts && !hasBothWays(rows, mapping);
}

/** What came and what went do not stand in one row: an amount and a balance do. */
function hasBothWays(rows: Rows, { amount, dateColumn, decimalMark }: StatementMapping): boolean {
  if (amount.kind === 'one' || amount.outColumn === null) return false;
  const columns = [amount.inColumn, amount.outColumn];
  const isSet = (cell: string | undefined) => Boolean(readAmount(cell ?? '', decimalMark)?.sen);
  return rows.some((row) => Boolean(row[dateColumn]) && columns.every((at) => isSet(row[at])));
}
