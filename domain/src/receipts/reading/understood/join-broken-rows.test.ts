import { describe, expect, test } from 'vitest';
import { linesOf } from '../findings/read-lines.ts';
import { placedWords } from '../read-words.testing.ts';
import { joinBrokenRows } from './join-broken-rows.ts';

type Cell = readonly [text: string, left: number, top: number];
const joined = (...cells: readonly Cell[]) =>
  joinBrokenRows(
    linesOf(placedWords(...cells.map(([text, left, top]) => ({ text, left, top, height: 0.013 })))),
  ).map(({ text }) => text);
const before: Cell[] = [
  ['Status', 0.05, 0.3],
  ['Successful', 0.6, 0.3],
];
const after: Cell[] = [
  ['Amount', 0.05, 0.44],
  ['RM 104.00', 0.6, 0.44],
];

describe('a row of a table that breaks over lines is one line', () => {
  test('where its label goes on', () => {
    const row: Cell[] = [
      ['Transaction date and', 0.05, 0.36],
      ['18 Sep 2026', 0.6, 0.36],
      ['time', 0.05, 0.38],
    ];
    expect(joined(...before, ...row, ...after)[1]).toBe('Transaction date and time 18 Sep 2026');
  });

  test('where its value goes on, around a shorter label', () => {
    const row: Cell[] = [
      ['MOON', 0.6, 0.36],
      ['Beneficiary', 0.05, 0.37],
      ['KITCHEN', 0.6, 0.38],
    ];
    expect(joined(...before, ...row, ...after)[1]).toBe('Beneficiary MOON KITCHEN');
  });

  test('where the value stands beside the middle of a longer label', () => {
    const row: Cell[] = [
      ['Recipient', 0.05, 0.36],
      ['CHM004217', 0.6, 0.37],
      ['reference', 0.05, 0.38],
    ];
    expect(joined(...before, ...row, ...after)[1]).toBe('Recipient reference CHM004217');
  });
});

describe('a label and a value that both break at the same height are one line', () => {
  const row: Cell[] = [
    ['Transaction', 0.05, 0.36],
    ['20261120EYTT4039267647', 0.5, 0.36],
    ['Reference', 0.05, 0.38],
    ['6113', 0.86, 0.38],
  ];
  test('where only both together are a known label', () => {
    expect(joined(...before, ...row, ...after)[1]).toBe('Transaction Reference 20261120EYTT4039267647 6113');
  });

  test('not where the first is a label of its own', () => {
    const rows: Cell[] = row.map(([text, ...place]) => [text === 'Transaction' ? 'Date' : text, ...place]);
    expect(joined(...before, ...rows, ...after)[1]).toBe('Date 20261120EYTT4039267647');
  });
});

describe('lines stay apart', () => {
  test.each<[string, Cell[]]>([
    [
      'where each has a label and a value',
      [
        ['Fee', 0.05, 0.36],
        ['RM 0.00', 0.6, 0.36],
        ['Total', 0.05, 0.38],
        ['RM 104.00', 0.6, 0.38],
      ],
    ],
    [
      'where they are as far from each other as rows are',
      [
        ['Fee', 0.05, 0.36],
        ['RM 0.00', 0.6, 0.36],
        ['Scheduled', 0.05, 0.4],
      ],
    ],
    [
      'where there is one column',
      [
        ['Recipient reference', 0.05, 0.36],
        ['CHM004217', 0.05, 0.38],
      ],
    ],
  ])('%s', (_, row) => {
    expect(joined(...before, ...row, ...after)).toHaveLength(new Set(row.map(([, , top]) => top)).size + 2);
  });

  test('where nobody knows their places', () => {
    const words = ['Transaction date and', '18 Sep 2026', 'time'].flatMap((row, line) =>
      row.split(' ').map((text) => ({ text, line, confidence: 90, box: null })),
    );
    expect(joinBrokenRows(linesOf(words))).toHaveLength(3);
  });
});

test('no word is lost and none is doubled', () => {
  const page = placedWords(...[...before, ...after].map(([text, left, top]) => ({ text, left, top })), {
    text: 'and time',
    left: 0.05,
    top: 0.46,
  });
  const words = joinBrokenRows(linesOf(page)).flatMap((line) => line.words.map(({ text }) => text));
  expect(words.toSorted()).toEqual(page.map(({ text }) => text).toSorted());
});
