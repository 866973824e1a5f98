import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

describe('a row that says what there is', () => {
  it.each([
    'BALANCE B/F',
    'Opening Balance',
    'OPENING BALANCE AS AT 01/09/2026',
    'Closing balance:',
    'BAKI AWAL',
    'Baki dibawa ke hadapan',
    'Brought Forward',
    'Total credits',
    'JUMLAH KREDIT',
    '期初余额',
    '承前页',
    '本月合计',
  ])('is no payment: %s', (words) => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      [date, words, '1,000.00', '1,000.00'],
      [date, 'CHM004217', '48.00', '1,048.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 1, rows: [2] } });
  });

  it.each([
    'Daily total',
    'Page total',
    'TOTAL CR',
    'Total deposits 3 items',
    'Sum',
    'Net movement',
    'Saldo',
    'Baki dibawa',
    '月结余额',
    '2 transactions',
  ])('is no payment among others, with a balance or without: %s', (words) => {
    const rows = [
      ['Date', 'Description', 'Way', 'Amount', 'Balance'],
      [date, 'CHM004216', 'CR', '10.00', '1,010.00'],
      [date, 'CHM004217', 'CR', '48.00', '1,058.00'],
      [date, words, 'CR', '58.00', '1,058.00'],
      [date, 'CHM004218', 'CR', '12.00', '1,070.00'],
    ];
    const bare = rows.map((row) => row.slice(0, 4));
    for (const table of [rows, bare])
      expect(read(table)).toMatchObject({ came: [1000, 4800, 1200], leftOut: { count: 1, rows: [4] } });
  });

  it.each(['1,058.00', '58.00', ''])('is not taken in whatever words, its balance being "%s"', (balance) => {
    const rows = [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      [date, 'CHM004216', '', '10.00', '1,010.00'],
      [date, 'CHM004217', '', '48.00', '1,058.00'],
      [date, 'Kutipan hari ini', '', '58.00', balance],
      [date, 'CHM004218', '', '12.00', '1,070.00'],
      [date, 'CHM004219', '', '15.00', '1,085.00'],
    ];
    for (const table of [rows, [...rows.slice(0, 1), ...rows.slice(1).toReversed()]]) {
      const found = read(table);
      expect(found.came.toSorted()).toEqual([1000, 1200, 1500, 4800]);
      expect(found.contradicted).toHaveLength(1);
    }
  });

  it.each([
    'Balance',
    'total',
    'pending',
    'returned',
    'cancelled',
    'Jumlah',
    '余额',
    'BF',
    'CD',
    'CD 001234',
  ])('is none where a customer wrote %s', (reference) => {
    const rows = [
      ['Date', 'Description', 'Reference', 'Amount'],
      [date, 'DUITNOW TAN MEI LING', reference, '48.00'],
      [date, 'DUITNOW LIM AH KOW', 'CHM004218', '12.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 1200], leftOut: { count: 0 } });
  });

  it.each(['Balance', 'CD', 'total'])('is none where the balance moved by it: %s', (words) => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Balance'],
      [date, 'CHM004216', '10.00', '1,010.00'],
      [date, words, '48.00', '1,058.00'],
      [date, 'BILL', '8.00', '1,050.00'],
      [date, 'CHM004217', '5.00', '1,055.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 500], outgoing: 1, leftOut: { count: 0 } });
  });

  it.each(['BALANCE PAYMENT CHM004217', 'total CHM004217', 'baki bayaran kuih'])('is one: %s', (words) => {
    expect(
      read([
        ['Date', 'Description', 'Amount'],
        [date, words, '48.00'],
      ]).came,
    ).toEqual([4800]);
  });
});

describe('what a bank says under its table', () => {
  const words = [
    'No. of credits',
    'Number of transactions',
    'Hold amount',
    'Overdraft limit',
    'Average daily',
    'Interest earned year to date',
    'Total credits received',
    'Net change',
    'Bilangan kredit',
    'Had overdraf',
    'Amaun tahanan',
    'Purata harian',
    '收入笔数',
    '收入总额',
    '本月收入合计',
    '透支额度',
  ];
  const table = [
    ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
    [date, 'CHM004217', '', '50.00', '1,050.00'],
    [date, 'RENT', '30.00', '', '1,020.00'],
  ];
  const bare = table.map((row) => row.slice(0, 4));

  it.each([...words, 'Whatever a bank may say'])('is no payment of the day above: %s', (said) => {
    for (const rows of [table, bare])
      expect(read([...rows, ['', said, '', '48.00', '']])).toMatchObject({
        came: [5000],
        outgoing: 1,
        leftOut: { count: 1, rows: [4] },
      });
  });

  it.each(words)('is none where a day stands beside it, or days are written once: %s', (said) => {
    const once = [...bare, ['', 'CHM004218', '', '12.00'], [date, 'CHM004219', '', '13.00']];
    for (const day of [date, ''])
      expect(read([...once, [day, said, '', '48.00']])).toMatchObject({
        came: [5000, 1200, 1300],
        leftOut: { count: 1, rows: [6] },
      });
  });

  it.each(['No. 5 Jalan Duta', 'net', 'hold my order', 'Average Joe', 'number one', '数学'])(
    'is not what somebody wrote: %s',
    (said) => {
      expect(read([...bare, [date, said, '', '48.00']]).came).toEqual([5000, 4800]);
    },
  );

  it('is not a payment below the last day that names an order', () => {
    expect(read([...bare, ['', 'DUITNOW CHM207391', '', '48.00']]).came).toEqual([5000, 4800]);
  });

  it('is not a payment below the last day by which the balance rose', () => {
    expect(read([...table, ['', 'DUITNOW TAN', '', '48.00', '1,068.00']]).came).toEqual([5000, 4800]);
  });
});
