import { sql } from 'kysely';
import type { Db } from '../../server/src/database/connect.ts';

type Row = Record<string, unknown>;
/** The rows of every table, by their primary keys. */
export type KeptRows = Map<string, Map<string, Row>>;

/** Reads all that a database has, but for tables without a primary key, whose rows nothing tells apart. */
export async function readRows(db: Db): Promise<KeptRows> {
  const { rows: tables } = await sql<{ name: string; key: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as key
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`.execute(db);
  const kept: KeptRows = new Map();
  for (const { name, key } of tables) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    kept.set(name, new Map(rows.map(({ row }) => [key.map((column) => String(row[column])).join(' '), row])));
  }
  return kept;
}

/** What of before is not there after, and every row too many, but for the tables (`orders`), columns (`orders.id`) and new rows (`new orders`) that are meant to differ. */
export function findChanges(before: KeptRows, after: KeptRows, meant: (place: string) => boolean): string[] {
  const changes = new Map<string, { first: string; times: number }>();
  const note = (place: string, first: string) => {
    const times = changes.get(place)?.times ?? 0;
    changes.set(place, { first: changes.get(place)?.first ?? first, times: times + 1 });
  };
  for (const [table, rows] of before) {
    if (meant(table)) continue;
    const now = after.get(table);
    for (const [key, row] of rows) {
      const found = now?.get(key);
      if (!found) note(table, `${key} is gone`);
      for (const [column, value] of Object.entries(found ? row : {})) {
        const place = `${table}.${column}`;
        if (meant(place) || isKept(value, found?.[column])) continue;
        note(place, `${JSON.stringify(value)} became ${JSON.stringify(found?.[column])}`);
      }
    }
    for (const key of meant(`new ${table}`) ? [] : (now?.keys() ?? [])) {
      if (!rows.has(key)) note(`new ${table}`, key);
    }
  }
  return [...changes].map(([place, { first, times }]) => `${place}, ${times} times: ${first}`);
}

/** A document may gain fields, and a column that held nothing may go. */
function isKept(before: unknown, after: unknown): boolean {
  if (before === null) return after === null || after === undefined;
  if (typeof before !== 'object') return before === after;
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after))
    return false;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return false;
  const found = new Map<string, unknown>(Object.entries(after));
  return Object.entries(before).every(([name, value]) => isKept(value, found.get(name)));
}
