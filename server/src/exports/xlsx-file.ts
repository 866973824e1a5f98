import { setImmediate } from 'node:timers/promises';
import { builtProgram, forkProgram, sendTo } from '../lib/fork-program.ts';
import { createQueue } from '../lib/queue.ts';
import type { Cell, Column } from './cell.ts';
import { type Workbook, writeWorkbook } from './write-workbook.ts';

/** Rows come as they are read, then what stands above them: then the file is written. */
export type ToWriter = { rows: Cell[][] } | Omit<Workbook, 'rows'>;
export type FromWriter = { file: Uint8Array };

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

/** So many are packed in a few milliseconds. */
const rowsAtOnce = 100;
/** Each is tens of megabytes while it is written. */
const inTurn = createQueue(2);
/** More than the largest workbook takes. */
const maxMegabytes = 1024;

/**
 * A workbook with one sheet, written in a process of its own: thousands of rows take a second of nothing else, in which
 * nobody has to wait, and memory that only goes back when that process ends.
 */
export function xlsxFile<Row>(
  sheet: string,
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  program = builtProgram('workbook-program.js'),
): Promise<Uint8Array> {
  const head = { sheet, columns: columns.map(({ heading, width }) => ({ heading, width })) };
  const slices = cellsInSlices(columns, rows);
  return inTurn(async () => {
    if (program !== null) return inProcess(program, head, slices);
    const all: Cell[][] = [];
    for await (const slice of slices) all.push(...slice);
    return writeWorkbook({ ...head, rows: all });
  });
}

async function* cellsInSlices<Row>(
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
): AsyncGenerator<Cell[][]> {
  let slice: Cell[][] = [];
  for await (const row of rows) {
    slice.push(columns.map(({ cell }) => cell(row)));
    if (slice.length < rowsAtOnce) continue;
    yield slice;
    slice = [];
    await setImmediate();
  }
  if (slice.length > 0) yield slice;
}

async function inProcess(
  program: string,
  head: Omit<Workbook, 'rows'>,
  slices: AsyncIterable<Cell[][]>,
): Promise<Uint8Array> {
  const child = forkProgram(program, maxMegabytes);
  const written = new Promise<Uint8Array>((resolve, reject) => {
    child.on('message', ({ file }: FromWriter) => resolve(file));
    child.on('error', reject);
    child.on('exit', () => reject(new Error('the writer of workbooks ended')));
  });
  // Heard of below, or where its rows cannot be sent.
  written.catch(() => undefined);
  try {
    for await (const rows of slices) await sendTo(child, { rows } satisfies ToWriter);
    await sendTo(child, head satisfies ToWriter);
    return await written;
  } finally {
    child.kill('SIGKILL');
  }
}
