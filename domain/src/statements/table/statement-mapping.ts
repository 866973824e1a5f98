import * as z from 'zod/mini';
import { maxColumns } from './csv.ts';
import { dateOrders } from './read-date.ts';

const columnSchema = z.int().check(z.nonnegative(), z.lt(maxColumns));
const noColumn = z.nullable(columnSchema);

/** Where the amount stands: in one column, with a sign or a mark where it goes out; or each way in its own. */
const amountSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('one'), column: columnSchema, markColumn: noColumn }),
  z.object({ kind: z.literal('two'), inColumn: columnSchema, outColumn: noColumn }),
]);

/** How to read one bank's table: what people confirm, and what is remembered by its name. */
export const statementMappingSchema = z.object({
  /** The row with the headings, from 0; what stands above it is not read. -1 where there is none. */
  headingRow: z.int().check(z.gte(-1), z.lt(200)),
  dateColumn: columnSchema,
  dateOrder: z.enum(dateOrders),
  amount: amountSchema,
  decimalMark: z.enum(['.', ',']),
  /** What was written about a payment, in the order it is shown. */
  textColumns: z.array(columnSchema).check(z.maxLength(10)),
  payerColumn: noColumn,
  /** Never an amount; it tells two equal payments of a day apart. */
  balanceColumn: noColumn,
});
export type StatementMapping = z.infer<typeof statementMappingSchema>;

type Rows = readonly (readonly string[])[];

/** How a table was read before, under the name somebody gave it. */
export const rememberedMappingSchema = z.object({
  name: z.string(),
  headings: z.array(z.string()),
  mapping: statementMappingSchema,
});
export type RememberedMapping = z.infer<typeof rememberedMappingSchema>;

/** By which a bank's table is known again: its headings, whatever their case and spaces; without any, how many columns it has. */
export function headingsOf(rows: Rows, { headingRow }: Pick<StatementMapping, 'headingRow'>): string[] {
  if (headingRow < 0)
    return Array.from({ length: Math.max(0, ...rows.slice(0, searched).map(widthOf)) }, () => '');
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
  const rowOf = new Map(
    rows.slice(0, searched).map((_, at) => [JSON.stringify(headingsOf(rows, { headingRow: at })), at]),
  );
  const bare = JSON.stringify(headingsOf(rows, { headingRow: -1 }));
  for (const known of remembered) {
    const headings = JSON.stringify(known.headings);
    const isBare = known.mapping.headingRow < 0;
    const headingRow = isBare ? -1 : rowOf.get(headings);
    if (headingRow !== undefined && (!isBare || headings === bare)) {
      return { ...known, mapping: { ...known.mapping, headingRow } };
    }
  }
  return null;
}
