import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';
import { recogniseTable } from '../recognise-table.ts';
import { readStatement } from '../statement-lines.ts';
import type { StatementMapping } from '../statement-mapping.ts';

describe('another currency', () => {
  it.each(['USD 55.00', '$55.00', '¥55.00', '55.00 SGD'])('is named and not taken: %s', (amount) => {
    const rows = [
      ['Date', 'Description', 'Credit'],
      [date, 'CHM004217', 'RM 48.00'],
      [date, 'CHM004218', amount],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 1, rows: [3] } });
  });

  it('is named and not taken where a column says it', () => {
    const rows = [
      ['Date', 'Description', 'Currency', 'Credit'],
      [date, 'CHM004217', 'MYR', '48.00'],
      [date, 'CHM004218', 'USD', '55.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 1, rows: [3] } });
  });

  it.each([
    ['Foreign Amount', 'Amount (MYR)'],
    ['Amount', 'Amount (MYR)'],
    ['Amount (USD)', 'Amount'],
    ['Original amount', 'Amount RM'],
  ])('stands beside what the account got: %s, %s', (foreign, own) => {
    const rows = [
      ['Date', 'Description', 'DR/CR', foreign, own],
      [date, 'CHM004217', 'CR', '10.00', '48.00'],
      [date, 'CHM004218', 'CR', '20.00', '96.00'],
    ];
    expect(read(rows).came).toEqual([4800, 9600]);
  });
});

describe('a column of currencies', () => {
  it.each([
    'Transaction Currency',
    'Account Currency',
    'Txn Ccy',
    'Mata Wang Akaun',
    '交易币种',
    'Denomination',
    '',
  ])('is one whatever it is called: %s', (heading) => {
    const rows = [
      ['Date', 'Description', heading, 'Credit'],
      [date, 'CHM004217', 'MYR', '48.00'],
      [date, 'CHM004218', 'SGD', '55.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 1, rows: [3] } });
  });

  it('is known without headings by nothing but codes', () => {
    const rows = [
      [date, 'CHM004217', 'SGD', '+48.00'],
      [date, 'CHM004218', 'MYR', '+55.00'],
      [date, 'RENT', 'MYR', '-5.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [5500], outgoing: 1, leftOut: { count: 1, rows: [1] } });
  });

  it('is none where it is a branch, a channel or what somebody wrote', () => {
    const branch = (cell: string) => [
      [date, 'CHM004217', cell, '+48.00'],
      [date, 'RENT', cell, '-5.00'],
    ];
    expect(read(branch('PEN'))).toMatchObject({ came: [4800], leftOut: { count: 0 } });
    expect(read(branch('WEB'))).toMatchObject({ came: [4800], leftOut: { count: 0 } });
    const rows = [
      ['Date', 'Description', 'Credit'],
      [date, 'SGD', '48.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 0 } });
  });

  it('says nothing of ringgit beside the amount it belongs to', () => {
    const rows = [
      ['Date', 'Description', 'Foreign Currency', 'Foreign Amount', 'Credit'],
      [date, 'CHM004217', 'SGD', '14.00', '48.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 0 } });
  });
});

describe('a heading with another currency', () => {
  it.each([
    'Deposit (S$)',
    'Deposit (HK$)',
    'Credit (BND)',
    'Amount (€)',
    'Kredit (Rp)',
    'VND Amount',
    '金额(美元)',
  ])('is over no amount of ours: %s', (heading) => {
    const rows = [
      ['Date', 'Description', heading],
      [date, 'CHM004217', '+48.00'],
      [date, 'RENT', '-5.00'],
    ];
    expect(recogniseTable(rows)).toBe('no_amounts');
    const chosen: StatementMapping = {
      ...{ headingRow: 0, dateColumn: 0, dateOrder: 'dmy', decimalMark: '.', textColumns: [1] },
      ...{ amount: { kind: 'one', column: 2, markColumn: null }, payerColumn: null, balanceColumn: null },
    };
    expect(readStatement(rows, chosen)).toMatchObject({ lines: [], leftOut: { count: 2, rows: [2, 3] } });
  });

  it.each(['Amount (RM)', 'Credit MYR', 'Ringgit Amount', 'Amount', 'Credit - Purnama Bhd', 'Amount (All)'])(
    'is not this one: %s',
    (heading) => {
      const rows = [
        ['Date', 'Description', heading],
        [date, 'CHM004217', '+48.00'],
        [date, 'RENT', '-5.00'],
      ];
      expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1 });
    },
  );

  it('may stand in a second row, among words nobody knows, or over the balance', () => {
    const payments = [
      [date, 'CHM004217', '+48.00', '1,048.00'],
      [date, 'RENT', '-8.00', '1,040.00'],
    ];
    const second = [['Date', 'Description', 'Amount', 'Balance'], ['', '', '(SGD)', '(SGD)'], ...payments];
    expect(read(second)).toMatchObject({ came: [], leftOut: { rows: [3, 4] } });
    const unknown = [['Ngày', 'Nội dung', 'Số tiền (VND)', 'Số dư'], ...payments];
    expect(read(unknown)).toMatchObject({ came: [], leftOut: { rows: [2, 3] } });
    const fees = [['Date', 'Description', 'Fee', 'Deposit (S$)'], ...payments];
    expect(read(fees)).toMatchObject({ came: [], leftOut: { rows: [2, 3] } });
    const balance = [['Date', 'Description', 'Amount', 'Balance (S$)'], ...payments];
    expect(read(balance)).toMatchObject({ came: [], leftOut: { rows: [2, 3] } });
  });
});

describe('the rows above a table', () => {
  const table = (above: string[][], heading = 'Credit') => [
    ...above,
    ['Date', 'Description', heading],
    [date, 'CHM004217', '48.00'],
  ];

  it.each([
    [[['Currency: USD']]],
    [[['Bank Purnama'], ['Account currency', 'USD']]],
    [[['Mata wang :', '', 'SGD']]],
    [[['Currency / Mata Wang: Singapore Dollar']]],
    [[['币种：美元']]],
    [
      [
        ['Account', 'Currency'],
        ['5123-0099-1', 'USD'],
      ],
    ],
  ])('tell the currency of the account: %j', (above) => {
    expect(read(table(above))).toMatchObject({ came: [], leftOut: { count: 1, rows: [above.length + 2] } });
  });

  it.each([
    [[['Currency: MYR']]],
    [[['Mata Wang', 'Ringgit Malaysia']]],
    [[['币种：令吉']]],
    [[['Foreign currency fees: USD 5 for each payment']]],
    [[['Payments in another currency such as USD are converted']]],
    [[['Currency']]],
  ])('do not say it of another: %j', (above) => {
    expect(read(table(above))).toMatchObject({ came: [4800], leftOut: { count: 0 } });
  });

  it('count less than a heading, a column or the amount itself', () => {
    const usd = [['Currency: USD']];
    expect(read(table(usd, 'Credit (RM)')).came).toEqual([4800]);
    expect(read([...table(usd), [date, 'CHM004218', 'RM 55.00']])).toMatchObject({
      came: [5500],
      leftOut: { count: 1, rows: [3] },
    });
    const rows = [...usd, ['Date', 'Description', 'Credit', 'Currency'], [date, 'CHM004217', '48.00', 'MYR']];
    expect(read(rows).came).toEqual([4800]);
  });
});
