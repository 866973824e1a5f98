import { describe, expect, test } from 'vitest';
import { programFile } from '../testing/programs.testing.ts';
import { readWhole } from './read-whole.ts';
import { readStatementBytes } from './statement-reader.ts';

const program = programFile('statement-reader-program');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const rows = Array.from(
  { length: 2000 },
  (_, at) => `${String((at % 28) + 1).padStart(2, '0')}/09/2026,PAYER ${at} CHM${100_000 + at},${at + 1}.00,`,
);
const large = bytesOf(['Date,Description,Credit,Balance', ...rows].join('\n'));
const how = { remembered: [] };
const read = (bytes: Uint8Array, at: string | null = program) =>
  readStatementBytes(async () => bytes, how, at);

/** How often others had their turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  take();
  await work();
  isOver = true;
  return turns;
}

describe('a statement read in a process of its own', () => {
  test('is read like in the shop itself, to the last line', async () => {
    const small = bytesOf('Date,Description,Credit\n01/09/2026,CASH,48.00\n99/09/2026,CASH,48.00');
    for (const bytes of [small, large]) expect(await read(bytes)).toEqual(await readWhole(bytes, how));
  });

  test('is refused in the same words', async () => {
    for (const [text, problem] of [
      ['', 'empty'],
      ['Dear customer', 'no_dates'],
    ] as const) {
      await expect(read(bytesOf(text))).rejects.toMatchObject({
        code: 'statement.unreadable',
        facts: { problem },
      });
    }
  });

  test('makes nobody else wait', async () => {
    const inShop = await turnsDuring(() => read(large, null));
    const inProcess = await turnsDuring(() => read(large));
    expect(inProcess).toBeGreaterThan(inShop);
  });

  test('is read where the shop itself is slow', async () => {
    const [bytes, until] = [bytesOf('Date,Description,Credit\n01/09/2026,CASH,48.00'), { isOver: false }];
    const dawdle = () => {
      const end = performance.now() + 20;
      while (performance.now() < end);
      if (!until.isOver) setImmediate(dawdle);
    };
    dawdle();
    try {
      for (let turn = 0; turn < 5; turn += 1) expect((await read(bytes)).lines).toHaveLength(1);
    } finally {
      until.isOver = true;
    }
  });

  test('fails alone where its process cannot start, and the next is read', async () => {
    await expect(read(large, `${program}.missing`)).rejects.toThrow();
    expect((await read(bytesOf('Date,Description,Credit\n01/09/2026,CASH,48.00'))).lines).toHaveLength(1);
  });
});
