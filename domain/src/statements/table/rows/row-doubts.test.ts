import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

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

describe('a row with more cells than headings', () => {
  const headings = ['Date', 'Description', 'Credit'];

  it('is named and not taken', () => {
    const rows = [
      headings,
      [date, 'A', '48.00'],
      [date, 'B', '1', '234.56'],
      [date, 'C, Ltd', '5', '12.00'],
      [date, 'D', '7.00', ''],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 700], unreadable: [3, 4] });
  });

  it('is named where it is the only one, too', () => {
    const rows = [headings, [date, 'X', '1', '234.56']];
    expect(read(rows)).toMatchObject({ came: [], unreadable: [2] });
  });

  it('is one like the others where the headings are fewer', () => {
    const rows = [headings, [date, 'A', '48.00', 'x'], [date, 'B', '5.00', 'y']];
    expect(read(rows)).toMatchObject({ came: [4800, 500], unreadable: [] });
  });
});

it('takes no count for an amount', () => {
  const rows = [
    ['Date', 'Description', 'Debit Count', 'Credit Count', 'Debit', 'Credit'],
    [date, 'CHM004217', '0', '1', '', '48.00'],
    [date, 'RENT', '1', '0', '300.00', ''],
  ];
  expect(read(rows)).toMatchObject({ came: [4800], outgoing: 1 });
});
