import { describe, expect, test } from 'vitest';
import type { Column } from './cell.ts';
import { csvFile } from './csv-file.ts';

const columns: Column<string>[] = [
  { heading: 'Name 姓名', width: 10, cell: (text) => ({ text }) },
  { heading: 'Count', width: 10, cell: () => ({ count: 3 }) },
];

async function* each(rows: readonly string[]) {
  yield* rows;
}

describe('csvFile', () => {
  test('can be read back, whatever people wrote', async () => {
    const names = [
      'Tan "Ah" Hua, Rawang',
      '"',
      '""',
      ',',
      'one\ntwo\r\nthree',
      'hello\n=1+1\n=HYPERLINK(A2)',
      'one\rtwo',
      '  spaces  ',
      '陈美玲 🥮',
      '\uFEFFmarked',
      '',
      'e\u0301',
      '=1+1',
      '-5',
    ];
    const text = Buffer.concat(await csvFile(columns, each(names)).toArray()).toString('utf8');
    const read = Array.from(
      text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*)),3\r\n/g),
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
    expect(read).toEqual([...names.slice(0, -2), "'=1+1", "'-5"]);
  });

  test('reads no further ahead than its reader', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield '月饼'.repeat(50);
      }
    }
    const file = csvFile(columns, endless());
    for (let chunks = 0; chunks < 5; chunks += 1)
      await new Promise((done) => file.once('readable', done).read());
    expect(read).toBeLessThan(1_000);
    file.destroy();
  });

  test('breaks where its source breaks, so that nobody takes half a file for a whole one', async () => {
    async function* broken() {
      yield 'one';
      throw new Error('the database went away');
    }
    await expect(csvFile(columns, broken()).toArray()).rejects.toThrow('went away');
  });
});
