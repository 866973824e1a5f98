import { isBalanceHeading, roleOfHeading } from '../column-words.ts';
import {
  currencyIn,
  currencyLabel,
  isCurrencyCode,
  type NamedCurrency,
  statedCurrency,
} from '../currencies.ts';
import { amountColumnsOf, type StatementMapping } from '../statement-mapping.ts';
import { isDate } from '../table-columns.ts';

type Row = readonly string[];
type Rows = readonly Row[];

/**
 * Whether the amount of a row is not in ringgit: by itself, by its heading, or by a column of currencies. Where none of
 * them names any, the account's currency is the amount's.
 */
export function foreignIn(rows: Rows, mapping: StatementMapping): (row: Row) => boolean {
  const figures = [...amountColumnsOf(mapping), mapping.balanceColumn].filter((at) => at !== null);
  const headed = currencyOfHeadings(rows, mapping);
  const currencyColumns = headed === null ? findCurrencyColumns(rows, mapping) : [];
  const account = currencyOfOthers(rows, mapping) ?? currencyAbove(rows, mapping);
  return (row) => {
    const own = figures.map((at) => currencyOfFigure(row[at] ?? ''));
    if (headed === 'foreign' || own.includes('foreign')) return true;
    if (headed === 'ringgit') return false;
    const cells = currencyColumns.map((at) => row[at] ?? '').filter((cell) => /[^\s-]/.test(cell));
    if (cells.length > 0) return cells.some((cell) => currencyIn(cell) !== 'ringgit');
    return account === 'foreign' && !own.includes('ringgit');
  };
}

/** Most amounts have nothing beside their digits, which is seen at once. */
const currencyOfFigure = (cell: string) => (/[^\d.,\s()+-]/.test(cell) ? currencyIn(cell) : null);

/** What the rows above the payments say of the whole account. */
export function currencyAbove(rows: Rows, mapping: StatementMapping): NamedCurrency {
  const { headingRow } = mapping;
  return statedCurrency(rows.slice(0, firstPayment(rows, mapping)).filter((_, at) => at !== headingRow));
}

function firstPayment(rows: Rows, mapping: StatementMapping): number {
  const columns = amountColumnsOf(mapping);
  const first = rows.findIndex(
    (row, at) =>
      at > mapping.headingRow &&
      isDate(row[mapping.dateColumn] ?? '') &&
      columns.some((column) => /\d/.test(row[column] ?? '')),
  );
  return first < 0 ? mapping.headingRow + 1 : first;
}

/** Of the columns of amounts: headings may have a second row, or be words nobody knows. */
function currencyOfHeadings(rows: Rows, mapping: StatementMapping): NamedCurrency {
  const { headingRow } = mapping;
  const below = rows.slice(headingRow + 1, firstPayment(rows, mapping));
  const named = amountColumnsOf(mapping).flatMap((at) => {
    const words = below.map((row) => row[at] ?? '').filter((cell) => cell.length <= 60 && !/\d/.test(cell));
    return [rows[headingRow]?.[at] ?? '', ...words].map(currencyIn);
  });
  return named.find((each) => each === 'foreign') ?? named.find((each) => each !== null) ?? null;
}

/** An account has the currency of its balance; under a heading that names no amount, that of all the others. */
function currencyOfOthers(rows: Rows, mapping: StatementMapping): NamedCurrency {
  const headings = rows[mapping.headingRow] ?? [];
  const isNamed = amountColumnsOf(mapping).some((at) => roleOfHeading(headings[at] ?? '') !== null);
  const others = isNamed ? headings.filter((each) => isBalanceHeading(each)) : headings;
  const named = others.map(currencyIn);
  return named.find((each) => each === 'ringgit') ?? named.find((each) => each !== null) ?? null;
}

const elsewhere = /foreign|original|asing|外币|原币/i;

/** Columns that are called so, and those of nothing but codes under no heading that says something else. */
function findCurrencyColumns(rows: Rows, mapping: StatementMapping): number[] {
  const headings = rows[mapping.headingRow] ?? [];
  const figures: readonly number[] = amountColumnsOf(mapping);
  const body = rows
    .slice(mapping.headingRow + 1)
    .filter((row) => figures.some((at) => /\d/.test(row[at] ?? '')));
  const width = body.reduce((most, row) => Math.max(most, row.length), headings.length);
  const hasOther = headings.some((heading) => elsewhere.test(heading) && !currencyLabel.test(heading));
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    if (at === mapping.dateColumn || at === mapping.balanceColumn || figures.includes(at)) return false;
    const heading = headings[at] ?? '';
    const role = roleOfHeading(heading);
    // It belongs to the amount in the other currency that stands beside it.
    if (elsewhere.test(heading) && hasOther) return false;
    const cells = body.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== '' && cell !== '-');
    if (currencyLabel.test(heading)) return role === 'number' || !cells.some((cell) => /\d/.test(cell));
    return (role === null || role === 'number') && cells.length > 0 && cells.every(isCurrencyCode);
  });
}
