import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './types.ts';

/** The text of an insertion up to its rows. An order names eighty columns twice: spelled anew each time, that took longer than sending them. */
const beginnings = new Map<string, RawBuilder<unknown>>();

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
  return sql`${beginningOf(table, columns, source)}${JSON.stringify(rows)}::jsonb) as written`;
}

function beginningOf(table: string, columns: readonly string[], source = ''): RawBuilder<unknown> {
  const key = [table, source, ...columns].join(' ');
  const known = beginnings.get(key);
  if (known) return known;
  const from = source === '' ? '' : `${quoted(source)}, `;
  const spelled = sql.raw(`insert into ${quoted(table)} (${columns.map(quoted).join(', ')})
    select ${columns.map((column) => `written.${quoted(column)}`).join(', ')}
    from ${from}jsonb_populate_recordset(null::${quoted(table)}, `);
  beginnings.set(key, spelled);
  return spelled;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
