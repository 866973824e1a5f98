import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

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
