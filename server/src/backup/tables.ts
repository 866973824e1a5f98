import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** A table of the shop with the columns that are written; those the database works out by itself are left to it. */
export type TableShape = { name: string; columns: string[] };

/** Every table, each after those its rows point to. */
export async function findTables(db: Db): Promise<TableShape[]> {
  const { rows: tables } = await sql<TableShape>`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name <> 'schema_migrations'
    group by c.table_name order by c.table_name`.execute(db);
  const { rows: arrows } = await sql<{ from: string; to: string }>`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema::regnamespace and k.conrelid <> k.confrelid`.execute(
    db,
  );
  return inOrder(tables, arrows);
}

function inOrder(
  tables: readonly TableShape[],
  arrows: readonly { from: string; to: string }[],
): TableShape[] {
  const ordered: TableShape[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter(({ name }) => !arrows.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`tables point at each other: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** How far the counters behind ids have come. */
export async function findSequences(db: Db): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema order by sequencename`.execute(db);
  return rows;
}
