import { describe, expect, it } from 'vitest';
import { banks } from './banks.testing.ts';
import { headingsOf, recallMapping } from './recall-mapping.ts';
import { recogniseTable } from './recognise-table.ts';
import { readStatement } from './statement-lines.ts';

const recognise = (rows: readonly (readonly string[])[]) => {
  const mapping = recogniseTable(rows);
  if (typeof mapping === 'string') throw new Error(mapping);
  return mapping;
};

describe('a table is recognised with', () => {
  it.each(Object.entries(banks))('%s', (_, rows) => {
    const mapping = recognise(rows);
    const read = readStatement(rows, mapping);
    expect(read.lines.map(({ paidOn, amountSen }) => [paidOn, amountSen])).toEqual([
      ['2026-09-03', 4800],
      ['2026-09-14', 109650],
    ]);
    expect(read).toMatchObject({
      outgoing: 1,
      unreadable: [],
      fromDate: '2026-09-03',
      toDate: '2026-09-14',
    });
    for (const { text } of read.lines) expect(text.toLowerCase()).toContain('chm');
  });
});

describe('a column of amounts', () => {
  const headings = ['Date', 'Description', 'Debit', 'Credit'];
  const fee = ['03/09/2026', 'FEE', '5.00', ''];

  it.each(['99999999999999999.00', '99,999,999,999,999,999.00', '99999999999999999'])(
    'stays one beside %s, whose row is named',
    (tooMuch) => {
      const rows = [
        headings,
        ['03/09/2026', 'CHM004217', '', tooMuch],
        ['03/09/2026', 'CHM004218', '', '14.00'],
        fee,
      ];
      const { lines, outgoing, skipped, unreadable } = readStatement(rows, recognise(rows));
      expect(lines.map(({ amountSen }) => amountSen)).toEqual([1400]);
      expect({ outgoing, skipped, unreadable }).toEqual({ outgoing: 1, skipped: 0, unreadable: [2] });
    },
  );

  it('that has words as well is not read, and the rows with amounts are named', () => {
    const rows = [headings, ['03/09/2026', 'A', '', 'see advice'], ['03/09/2026', 'B', '', '14.00'], fee];
    const { lines, unreadable } = readStatement(rows, recognise(rows));
    expect({ lines, unreadable }).toEqual({ lines: [], unreadable: [3] });
  });

  it('is none where its numbers are those of transfers', () => {
    const rows = [
      ['Date', '', 'Credit'],
      ['03/09/2026', '713197668626', '12.00'],
      ['03/09/2026', '713197668627', '14.00'],
    ];
    expect(recognise(rows)).toMatchObject({ textColumns: [1], amount: { kind: 'two', inColumn: 2 } });
  });
});

describe('recogniseTable', () => {
  it('finds who paid, and never takes a balance for an amount', () => {
    const chinese = recognise(banks['a mark beside the amount, in Chinese']);
    expect(chinese).toMatchObject({
      headingRow: 0,
      dateColumn: 1,
      textColumns: [2],
      payerColumn: 3,
      amount: { kind: 'one', column: 5, markColumn: 4 },
      balanceColumn: 6,
    });
    const bare = recognise(banks['no headings at all']);
    expect(bare).toMatchObject({
      headingRow: -1,
      amount: { kind: 'two', inColumn: 3, outColumn: 2 },
      balanceColumn: 4,
    });
  });

  it('is not led astray by a summary above the payments', () => {
    const rows = [
      ['Opening balance', 'Total credit', 'Total debit', 'Closing balance'],
      ['1,000.00', '1,144.50', '300.00', '1,844.50'],
      [],
      ...banks['a letterhead, credit and debit, a running balance'].slice(4),
    ];
    expect(recognise(rows)).toMatchObject({ headingRow: 3, amount: { inColumn: 3, outColumn: 2 } });
  });

  it('does not take reference numbers for money', () => {
    const rows = [
      ['Date', 'Ref No', 'Remarks', 'Amount'],
      ['03/09/2026', '1234567', 'CHM004217', '48.00'],
    ];
    expect(recognise(rows)).toMatchObject({ amount: { kind: 'one', column: 3 } });
  });

  it.each([
    [[], 'empty'],
    [[['', '']], 'empty'],
    [[['Dear customer,'], ['how are you?']], 'no_dates'],
    [
      [
        ['Date', 'Text'],
        ['03/09/2026', 'nothing'],
      ],
      'no_amounts',
    ],
  ] as const)('says why %j is no statement', (rows, problem) => {
    expect(recogniseTable(rows)).toBe(problem);
  });
});

describe('recallMapping', () => {
  const rows = banks['a letterhead, credit and debit, a running balance'];
  const mapping = { ...recognise(rows), dateOrder: 'mdy' as const };
  const purnama = { name: 'Purnama', headings: headingsOf(rows, mapping), mapping };

  it('knows a bank again by its headings, in whatever case and under however long a letterhead', () => {
    const [heading = [], ...payments] = rows.slice(4);
    const today = [
      ['A new address'],
      ...rows.slice(0, 4),
      heading.map((cell) => ` ${cell.toUpperCase()}  `),
      ...payments,
    ];
    expect(recallMapping(today, [purnama])).toEqual({ ...purnama, mapping: { ...mapping, headingRow: 5 } });
    expect(recallMapping(banks['marks inside the amount, in Malay'], [purnama])).toBeNull();
  });

  it('knows one without headings by what stands in its columns, and takes no other for it', () => {
    const bare = banks['no headings at all'];
    const known = { name: 'Bare', headings: headingsOf(bare, recognise(bare)), mapping: recognise(bare) };
    expect(recallMapping(bare, [purnama, known])?.name).toBe('Bare');
    expect(
      recallMapping(
        bare.map((row) => row.slice(0, 4)),
        [known],
      ),
    ).toBeNull();
  });
});

describe('readStatement', () => {
  const rows = banks['the month first and brackets'];
  const mapping = recognise(rows);

  it('names the rows it could not read, and passes over what is no payment', () => {
    const broken = [
      ...rows,
      ['13/40/2026', 'CHM004219', '12.00'],
      ['09/15/2026', 'CHM004220', '12.0.0'],
      ['', 'Total', '1,144.50'],
      ['Thank you'],
      [],
    ];
    const read = readStatement(broken, mapping);
    expect(read.unreadable).toEqual([5, 6]);
    expect(read).toMatchObject({ skipped: 2, leftOut: { count: 1, rows: [7] } });
    expect(read.lines).toHaveLength(2);
  });

  it('gives a payment without a day the day above, and a sum none', () => {
    const table = [
      ['Date', 'Description', 'Out', 'In', 'Balance'],
      ['14/11/2026', 'DUITNOW CHM004217', '', '104.00', '204.00'],
      ['', 'DUITNOW CHM004218', '', '150.00', '354.00'],
      ['', 'RENT', '60.00', '', '294.00'],
      ['16/11/2026', 'DUITNOW CHM004219', '', '5.00', '299.00'],
      ['', 'Total', '60.00', '259.00', '299.00'],
      ['', 'Closing balance', '', '', '299.00'],
    ];
    const read = readStatement(table, recognise(table));
    expect(read.lines.map(({ paidOn, amountSen }) => `${paidOn} ${amountSen}`)).toEqual([
      '2026-11-14 10400',
      '2026-11-14 15000',
      '2026-11-16 500',
    ]);
    expect(read).toMatchObject({ outgoing: 1, skipped: 1, leftOut: { count: 1, rows: [6] }, unreadable: [] });
  });

  it('reads a formula as the words it is made of', () => {
    const read = readStatement([...rows, ['09/15/2026', '=HYPERLINK("x")', '12.00']], mapping);
    expect(read.lines.at(-1)?.text).toBe('=HYPERLINK("x")');
  });
});
