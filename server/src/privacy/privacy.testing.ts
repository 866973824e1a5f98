import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Every table that holds a text anywhere in any of its rows, whatever the column. */
export async function tablesHolding(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} as row where lower(row::text) like ${`%${text.toLowerCase()}%`} limit 1`.execute(
      db,
    );
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}
