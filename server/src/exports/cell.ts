import type { PlainDate } from '@mooncake/domain/calendar';
import type { Sen } from '@mooncake/domain/money';

/** What stands in one cell of an export, before any file format decides how to write it. */
export type Cell =
  | null
  | { readonly text: string }
  | { readonly count: number }
  | { readonly sen: Sen }
  | { readonly date: PlainDate }
  /** ISO 8601 in UTC; files show it by the kitchen's clock. */
  | { readonly moment: string };

export type Column<Row> = {
  /** In both languages, as everything the shop puts on paper. */
  heading: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => Cell;
};

/** A cell of text; an empty one where there is nothing to say. */
export function textCell(text: string | null | undefined): Cell {
  return text ? { text } : null;
}
