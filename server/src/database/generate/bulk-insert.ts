import { type Selectable, sql } from 'kysely';
import type { Trx } from '../connect.ts';
import type { Database } from '../types.ts';

/** Writes many rows in one statement with one parameter, whatever their number. All rows name the same columns. */
export async function bulkInsert<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  );
}
