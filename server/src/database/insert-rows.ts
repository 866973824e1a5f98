import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './types.ts';

/**
 * Writes rows, which all have the same columns, by a statement that is the same however many there are. Where a `source`
 * is named, a part of the same statement with one row or none, nothing is written without that row.
 */
export function insertRows<Table extends keyof Database & string>(
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
  source?: string,
): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const from = source === undefined ? sql`` : sql`${sql.table(source)},`;
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`written.${column}`)))}
    from ${from} jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as written`;
}
