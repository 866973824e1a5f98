import { pipeline, Readable } from 'node:stream';
import { malaysianLocalTime } from '@mooncake/domain/calendar';
import { ringgitDigits } from '@mooncake/domain/money';
import { safeText } from '@mooncake/domain/summary/safe-text';
import { stringify } from 'csv-stringify';
import type { Cell, Column } from './cell.ts';

/**
 * A CSV file as it is being written: with the mark by which spreadsheets know UTF-8, the line ends of
 * RFC 4180, and never more in memory than the reader has room for.
 */
export function csvFile<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): Readable {
  // A line that ends inside a cell must not end the record, whichever way it ends.
  const file = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  pipeline(Readable.from(lines(columns, rows)), file, () => {
    // Nobody to tell: a broken source breaks the file, and the reader learns it from the broken answer.
  });
  return file;
}

async function* lines<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>) {
  yield columns.map(({ heading }) => heading);
  for await (const row of rows) yield columns.map(({ cell }) => csvText(cell(row)));
}

function csvText(cell: Cell): string {
  if (cell === null) return '';
  if ('text' in cell) return safeText(cell.text);
  if ('count' in cell) return String(cell.count);
  if ('sen' in cell) return ringgitDigits(cell.sen);
  if ('date' in cell) return cell.date;
  return malaysianLocalTime(new Date(cell.moment)).replace('T', ' ');
}
