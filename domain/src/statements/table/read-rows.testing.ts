import { recogniseTable } from './recognise-table.ts';
import { readStatement } from './statement-lines.ts';
import type { StatementMapping } from './statement-mapping.ts';

export const aDay = '03/09/2026';

/** Rows as a bank writes them, read as they are recognised and mended; of the payments their sums. */
export function readRows(rows: readonly (readonly string[])[], mended: Partial<StatementMapping> = {}) {
  const mapping = recogniseTable(rows);
  if (typeof mapping === 'string') throw new Error(mapping);
  const { lines, ...told } = readStatement(rows, { ...mapping, ...mended });
  return { ...told, came: lines.map(({ amountSen }) => amountSen) };
}
