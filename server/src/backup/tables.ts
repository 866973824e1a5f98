import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** A table of the shop with the columns that are written; those the database works out by itself are left to it. */
export type TableShape = { name: string; columns: string[] };

/** Every table of the schema, the shop's or not. */
export async function findTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name <> 'schema_migrations'
    group by c.table_name order by c.table_name`.execute(db);
  return rows;
}

/** These tables, each after those its rows point to. */
export async function inOrder(db: Db, tables: readonly TableShape[]): Promise<TableShape[]> {
  const { rows: arrows } = await sql<{ from: string; to: string }>`
    select k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to"
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema::regnamespace and k.conrelid <> k.confrelid`.execute(
    db,
  );
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

/** How far the counters behind the ids of these tables have come. */
export async function findSequences(
  db: Db,
  tables: readonly TableShape[],
): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select c.relname as name, s.last_value::text as last
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relnamespace = current_schema::regnamespace
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid and t.relnamespace = c.relnamespace
    where s.schemaname = current_schema and t.relname = any(${tables.map(({ name }) => name)})
    order by 1`.execute(db);
  return rows;
}

/** Anything that holds rows in this schema, but for what belongs to extensions of PostgreSQL; null where there is nothing. */
export async function findAnyTable(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c
    where relnamespace = current_schema::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    order by relkind = 'S', relname limit 1`.execute(db);
  return rows[0]?.name ?? null;
}
