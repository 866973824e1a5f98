import { setImmediate } from 'node:timers/promises';
import { refuse } from '@mooncake/domain/refusal';
import type { StatementPreview, StatementProblem } from '@mooncake/domain/statements/statements.contract';
import {
  csvRows,
  guessDelimiter,
  maxColumns,
  maxRows,
  tidyCell,
} from '@mooncake/domain/statements/table/csv';
import { withYears } from '@mooncake/domain/statements/table/missing-years';
import { createQueue } from '../../lib/queue.ts';
import { decodeText } from './decode-text.ts';
import { joinSheets } from './join-sheets.ts';
import { readSheets } from './read-workbook.ts';

/** A table as it was in the file, before anybody says what its columns are. */
export type StatementTable = Pick<StatementPreview, 'format' | 'encoding' | 'delimiter' | 'sheets'> & {
  rows: string[][];
};

/** One file is in memory at a time, whoever sends how many. */
const inTurn = createQueue(1);
/** So many rows are a few milliseconds: then others go first. */
const rowsAtOnce = 1_000;

const unreadable = (problem: StatementProblem) => refuse('statement.unreadable', { problem });

/** The rows of a bank's file, CSV or workbook by what is in it and not by its name; whatever else it is, is refused. */
export function readStatementFile(read: () => Promise<Uint8Array>): Promise<StatementTable> {
  return inTurn(async () => {
    const bytes = await read();
    if (bytes.length === 0) throw unreadable('empty');
    if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readWorkbook(bytes);
    // Workbooks of the last century, and those with a password.
    if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw unreadable('old_workbook');
    return readCsv(bytes);
  });
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

/** Days without a year get theirs here, once for all who read the table. */
function dated(rows: string[][]): string[][] {
  const table = withYears(rows);
  if (table === 'no_year') throw unreadable('no_year');
  return table ?? rows;
}

async function readWorkbook(bytes: Uint8Array): Promise<StatementTable> {
  const { sheets, rows } = await joinSheets(readSheets(bytes));
  return { format: 'xlsx', encoding: null, delimiter: null, sheets, rows: dated(rows) };
}

async function readCsv(bytes: Uint8Array): Promise<StatementTable> {
  const { text, encoding } = decodeText(bytes);
  // No table has control characters, and a page of a website begins with a bracket.
  const start = text.slice(0, 4_096);
  if (/(?!\s)\p{Cc}/u.test(start) || /^\s*(?:<|%PDF|\{)/.test(start)) throw unreadable('not_a_table');
  const delimiter = guessDelimiter(text);
  const rows: string[][] = [];
  for (const row of csvRows(text, delimiter)) {
    if (rows.length === maxRows) throw unreadable('too_many_rows');
    rows.push(row.slice(0, maxColumns).map(tidyCell));
    if (rows.length % rowsAtOnce === 0) await setImmediate();
  }
  return { format: 'csv', encoding, delimiter, sheets: null, rows: dated(rows) };
}
