import * as z from 'zod/mini';
import { maxColumns } from './csv.ts';
import { dateOrders } from './read-date.ts';

const columnSchema = z.int().check(z.nonnegative(), z.lt(maxColumns));
const noColumn = z.nullable(columnSchema);

/** Codes and short words; a sentence is no status. */
export const longestStatus = 40;
export const mostUnknownStatuses = 10;

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
  /** What this bank writes as the status of money that arrived, in words only somebody who knows it can tell. */
  arrivedWords: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(longestStatus)))
      .check(z.maxLength(mostUnknownStatuses)),
  ),
});
export type StatementMapping = z.infer<typeof statementMappingSchema>;

/** Where amounts stand, whichever way they went. */
export const amountColumnsOf = ({ amount }: Pick<StatementMapping, 'amount'>): number[] =>
  amount.kind === 'one' ? [amount.column] : [amount.inColumn, amount.outColumn].filter((at) => at !== null);

/** How a table was read before, under the name somebody gave it. */
export const rememberedMappingSchema = z.object({
  name: z.string(),
  /** By which the table is known again. */
  headings: z.array(z.string()),
  mapping: statementMappingSchema,
});
export type RememberedMapping = z.infer<typeof rememberedMappingSchema>;
