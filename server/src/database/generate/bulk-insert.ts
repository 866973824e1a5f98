import { type Selectable, sql } from 'kysely';
import type { Trx } from '../connect.ts';
import type { Database } from '../types.ts';

/** More rows than these in one statement take so long on a busy machine that the database gives up. */
const perStatement = 500;

/** Writes many rows in few statements of one parameter each. All rows name the same columns. */
export async function bulkInsert<Table extends keyof Database>(
  trx: Trx,
  table: Table,
  rows: readonly Partial<Selectable<Database[Table]>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let done = 0; done < rows.length; done += perStatement) {
    const some = JSON.stringify(rows.slice(done, done + perStatement));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(
      trx,
    );
  }
}
