import { describe, expect, it } from 'vitest';
import { recogniseTable } from './recognise-table.ts';
import { readStatement } from './statement-lines.ts';

const date = '03/09/2026';

describe('words on rows below', () => {
  const rows = [
    ['Date', 'Description', 'Name', 'Debit', 'Credit'],
    [date, 'FUND TRANSFER', '', '', '48.00'],
    ['', 'CHM004217', 'TAN MEI LING', '', ''],
    ['', 'mooncakes', '', '', ''],
    [date, 'BILL', '', '300.00', ''],
    ['', 'TENAGA', '', '', ''],
    [date, 'DUITNOW', '', '', '12.00'],
    [],
    ['', 'Thank you for banking with us', '', '', ''],
    ['', 'Total', '', '300.00', '60.00'],
  ];

  it('belong to the payment above', () => {
    const mapping = recogniseTable(rows);
    if (typeof mapping === 'string') throw new Error(mapping);
    const { lines } = readStatement(rows, mapping);
    expect(lines.map(({ text, payer }) => `${text} / ${payer}`)).toEqual([
      'FUND TRANSFER · CHM004217 · mooncakes / TAN MEI LING',
      'DUITNOW / ',
    ]);
  });

  const alpha = [
    ['', 'DUITNOW FROM ALPHA', ''],
    ['', 'CHM004217', ''],
  ];
  const beta = [
    ['', 'DUITNOW FROM BETA', ''],
    ['', 'CHM004218', ''],
  ];
  const one = [date, 'REF1', '300.00'];
  const two = [date, 'REF2', '1.00'];

  it.each([
    [
      'below',
      [one, ...alpha, two, ...beta],
      ['REF1 · DUITNOW FROM ALPHA · CHM004217', 'REF2 · DUITNOW FROM BETA · CHM004218'],
    ],
    [
      'above',
      [...alpha, one, ...beta, two],
      ['DUITNOW FROM ALPHA · CHM004217 · REF1', 'DUITNOW FROM BETA · CHM004218 · REF2'],
    ],
    ['nobody knows where', [...alpha, one, ...beta, two, ...alpha], ['REF1', 'REF2']],
  ] as const)('are of the payment whose they are: %s', (_, body, texts) => {
    const table = [['Date', 'Description', 'Credit'], ...body];
    const mapping = recogniseTable(table);
    if (typeof mapping === 'string') throw new Error(mapping);
    expect(readStatement(table, mapping).lines.map(({ text }) => text)).toEqual(texts);
  });
});
