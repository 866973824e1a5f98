import fc from 'fast-check';
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

describe('a day written once', () => {
  const read = (...body: string[][]) => {
    const table = [['Date', 'Description', 'Debit', 'Credit'], ...body];
    const mapping = recogniseTable(table);
    if (typeof mapping === 'string') throw new Error(mapping);
    const { lines, ...told } = readStatement(table, mapping);
    return { ...told, came: lines.map(({ paidOn, amountSen }) => `${paidOn} ${amountSen}`) };
  };
  const payments = [
    [date, 'DUITNOW CHM004217', '', '48.00'],
    ['', 'DUITNOW CHM004218', '', '12.00'],
    ['', 'RENT', '300.00', ''],
    ['04/09/2026', 'DUITNOW CHM004219', '', '5.00'],
    ['', 'balance of CHM004220', '', '7.00'],
  ];
  const came = ['2026-09-03 4800', '2026-09-03 1200', '2026-09-04 500', '2026-09-04 700'];

  it('is of all payments until the next, without a balance', () => {
    expect(read(...payments)).toMatchObject({ came, outgoing: 1, leftOut: { count: 0 }, unreadable: [] });
  });

  it.each([
    ['in words', ['', 'Jumlah keseluruhan wang', '', '71.00']],
    ['without words', ['', '', '', '72.00']],
    ['in other words, by what it comes to', ['', 'Wang diterima', '', '72.00']],
    ['of both columns', ['', 'Ringkasan', '300.00', '71.00']],
  ])('is not of a sum %s, which is named', (_, sum) => {
    expect(read(...payments, sum)).toMatchObject({ came, leftOut: { count: 1, rows: [7] } });
  });
});

describe('a statement with a balance', () => {
  const ringgit = (sen: number) => (sen / 100).toFixed(2);
  const payment = fc.record({
    kind: fc.constantFrom('in', 'out', 'intruder'),
    sen: fc.integer({ min: 100, max: 9_999 }),
    words: fc.constantFrom('Balance', 'pending', 'Daily total', 'CD', 'BF', 'DUITNOW', '余额', 'Kutipan', ''),
  });

  it('takes each payment by which it rose, and names every other amount', () => {
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 12 }), fc.boolean(), (drawn, isNewestFirst) => {
        // Enough of them that it is seen to follow the amounts, and none that another may stand for.
        const steady = Array.from({ length: 30 }, (_, at) => ({
          kind: 'in' as const,
          sen: 100_000 + at,
          words: 'DUITNOW',
        }));
        const all = [...steady.slice(0, 15), ...drawn, ...steady.slice(15)];
        let balance = 5_000_000;
        const body = all.map(({ kind, sen, words }) => {
          if (kind !== 'intruder') balance += kind === 'in' ? sen : -sen;
          const [debit, credit] = kind === 'out' ? [ringgit(sen), ''] : ['', ringgit(sen)];
          return [date, words, debit, credit, ringgit(balance)];
        });
        const table = [
          ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
          ...(isNewestFirst ? body.toReversed() : body),
        ];
        const mapping = recogniseTable(table);
        if (typeof mapping === 'string') throw new Error(mapping);
        const { lines, leftOut, contradicted, outgoing, unreadable } = readStatement(table, mapping);
        const count = (kind: string) => all.filter((each) => each.kind === kind).length;
        expect(lines).toHaveLength(count('in'));
        expect(outgoing).toBe(count('out'));
        expect(leftOut.count + contradicted.length).toBe(count('intruder'));
        expect(unreadable).toEqual([]);
      }),
    );
  });
});

describe('a sum that left again under the same order number', () => {
  const rows = [
    ['Date', 'Description', 'Debit', 'Credit'],
    [date, 'FROM TAN CHM004217', '', '48.00'],
    [date, 'FROM LIM CHM004218', '', '48.00'],
    [date, 'FROM ONG CHM004219', '', '96.00'],
    [date, 'REVERSAL chm 004217', '48.00', ''],
    [date, 'TO ONG CHM004219', '48.00', ''],
  ];

  it('stands beside its payment, and beside no other, whose words stay as they are', () => {
    const mapping = recogniseTable(rows);
    if (typeof mapping === 'string') throw new Error(mapping);
    expect(readStatement(rows, mapping).lines.map(({ text, reversal }) => [text, reversal])).toEqual([
      ['FROM TAN CHM004217', 'REVERSAL chm 004217'],
      ['FROM LIM CHM004218', undefined],
      ['FROM ONG CHM004219', undefined],
    ]);
  });
});
