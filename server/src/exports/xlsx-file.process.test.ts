import { expect, test } from 'vitest';
import { programFile } from '../testing/programs.testing.ts';
import { type Column, textCell } from './cell.ts';
import { xlsxFile } from './xlsx-file.ts';
import { unzip } from './zip.testing.ts';

const program = programFile('workbook-program');
type Row = { name: string; sen: number };
const columns: Column<Row>[] = [
  { heading: 'Name 姓名', width: 10, cell: ({ name }) => textCell(name) },
  { heading: 'Amount', width: 10, cell: ({ sen }) => ({ sen }) },
  { heading: 'Day', width: 10, cell: () => ({ date: '2026-09-01' }) },
];
const rows = Array.from({ length: 5_000 }, (_, at) => ({ name: `Person ${at} 陈`, sen: at }));
const write = (from: Iterable<Row> | AsyncIterable<Row>, at: string | null = program) =>
  xlsxFile('Sheet', columns, from, at);

/** The longest that somebody else had to wait meanwhile. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let [last, longest, isOver] = [performance.now(), 0, false];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return longest;
}

test('a workbook written beside the shop is the one the shop would write', async () => {
  const few = rows.slice(0, 250);
  const sheet = 'xl/worksheets/sheet1.xml';
  const [own, other] = [unzip(Buffer.from(await write(few, null))), unzip(Buffer.from(await write(few)))];
  expect(other[sheet]).toBe(own[sheet]);
  expect(other[sheet]).toContain('r="C251"');
});

test('nobody waits for it as for one that is written in the shop', async () => {
  const inShop = await longestWait(() => write(rows, null));
  const inProcess = await longestWait(() => write(rows));
  expect(inProcess).toBeLessThan(inShop);
});

test('what cannot be read is no file, and the next one is written', async () => {
  async function* broken() {
    yield* rows.slice(0, 150);
    throw new Error('the database went away');
  }
  await expect(write(broken())).rejects.toThrow('went away');
  await expect(write(rows, `${program}.missing`)).rejects.toThrow();
  expect((await write([])).length).toBeGreaterThan(1_000);
});
