import { malaysianClock } from '@mooncake/domain/calendar';
import type { Cell as SheetCell } from 'write-excel-file/node';
import type { Cell } from './cell.ts';

/** One sheet: its headings with the width of their columns in characters, and what stands below them. */
export type Workbook = { sheet: string; columns: { heading: string; width: number }[]; rows: Cell[][] };

/** A spreadsheet refuses a file with a longer text in one cell. */
const maxText = 32_767;

const headingLook = { fontWeight: 'bold', backgroundColor: '#f3e9d6', wrap: true } as const;

/** A workbook with one sheet: texts that stay texts, real dates, and amounts one can add up. */
export async function writeWorkbook({ sheet, columns, rows }: Workbook): Promise<Buffer> {
  // Loaded on first need: a shop that only sells never writes one.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const headings = columns.map(({ heading }) => ({ value: heading, type: String, ...headingLook }));
  return writeXlsxFile([headings, ...rows.map((row) => row.map(sheetCell))], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
  }).toBuffer();
}

function sheetCell(cell: Cell): SheetCell {
  if (cell === null) return null;
  if ('text' in cell) return { value: cell.text.slice(0, maxText), type: String };
  if ('count' in cell) return { value: cell.count, type: Number, format: '0' };
  if ('sen' in cell) return { value: cell.sen / 100, type: Number, format: '"RM" #,##0.00' };
  if ('date' in cell) {
    return { value: new Date(`${cell.date}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
  return { value: malaysianClock(new Date(cell.moment)), type: Date, format: 'yyyy-mm-dd hh:mm' };
}
