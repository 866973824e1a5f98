import { setImmediate } from 'node:timers/promises';
import { refuse } from '@mooncake/domain/refusal';
import type { StatementPreview } from '@mooncake/domain/statements/statements.contract';
import { maxRows } from '@mooncake/domain/statements/table/csv';
import { withYears } from '@mooncake/domain/statements/table/missing-years';
import { headingsOf } from '@mooncake/domain/statements/table/recall-mapping';
import { recogniseTable } from '@mooncake/domain/statements/table/recognise-table';
import { currencyAbove } from '@mooncake/domain/statements/table/rows/foreign-rows';
import { readStatement } from '@mooncake/domain/statements/table/statement-lines';
import type { Sheet } from './read-workbook.ts';

type Rows = string[][];
/** Sheets with the same headings, as one table. */
type Table = { key: string; isForeign: boolean; names: string[]; rows: Rows; payments: number };
type Joined = { rows: Rows; sheets: NonNullable<StatementPreview['sheets']> };

/** So many names are told. */
const toldNames = 20;

/** The sheets with the same headings that have the most payments; which were read and which were not is told. */
export async function joinSheets(sheets: AsyncIterable<Sheet>): Promise<Joined> {
  const tables = new Map<string, Table>();
  const names: string[] = [];
  let first: { name: string; rows: Rows } | null = null;
  let isForeign = false;
  for await (const { name, rows } of sheets) {
    if (rows?.every((row) => row.every((cell) => cell === ''))) continue;
    names.push(name);
    if (rows === null) continue;
    first ??= { name, rows };
    const table = tableOf({ name, rows }, tables.size, isForeign);
    isForeign = table?.isForeign ?? isForeign;
    const known = table && tables.get(table.key);
    if (known) append(known, table);
    else if (table) tables.set(table.key, table);
    await setImmediate();
  }
  const best = [...tables.values()].reduce<Table | null>(
    (most, table) => (most === null || table.payments > most.payments ? table : most),
    null,
  );
  // Where none looks like a statement, the problem of the first is told.
  const read = best?.names ?? (first ? [first.name] : []);
  const notRead = names.filter((name) => !read.includes(name));
  return {
    rows: best?.rows ?? first?.rows ?? [],
    sheets: { read: read.slice(0, toldNames), notRead: notRead.slice(0, toldNames) },
  };
}

/** A sheet that names no currency above its payments goes on with that of the sheet before. */
function tableOf(sheet: { name: string; rows: Rows }, at: number, wasForeign: boolean): Table | null {
  const years = withYears(sheet.rows);
  const rows = Array.isArray(years) ? years : sheet.rows;
  const names = [sheet.name];
  const mapping = recogniseTable(rows);
  // Its days have no year: to be told where nothing else is a statement.
  if (typeof mapping === 'string') {
    return years === null ? null : { key: `${at}`, isForeign: wasForeign, names, rows, payments: 0 };
  }
  const { lines, outgoing } = readStatement(rows, mapping);
  const currency = currencyAbove(rows, mapping);
  const isForeign = currency === null ? wasForeign : currency === 'foreign';
  const key = mapping.headingRow < 0 ? `${at}` : JSON.stringify([isForeign, headingsOf(rows, mapping)]);
  return { key, isForeign, names, rows, payments: lines.length + outgoing };
}

function append(table: Table, { names, rows, payments }: Table): void {
  const mapping = recogniseTable(rows);
  const from = typeof mapping === 'string' ? 0 : mapping.headingRow + 1;
  if (table.rows.length + rows.length > maxRows)
    throw refuse('statement.unreadable', { problem: 'too_many_rows' });
  for (const row of rows.slice(from)) table.rows.push(row);
  table.names.push(...names);
  table.payments += payments;
}
