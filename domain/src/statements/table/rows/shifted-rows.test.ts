import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

const headings = ['Date', 'Description', 'Credit'];

describe('a row with more cells than headings', () => {
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
    for (const words of ['x', 'CHM004217', '004217']) {
      const rows = [headings, [date, 'A', '48.00', words], [date, 'B', '5.00', words]];
      expect(read(rows)).toMatchObject({ came: [4800, 500], unreadable: [] });
    }
  });
});

describe('a comma that made two cells of an amount', () => {
  const rest = [
    [date, 'IN', '50.00', ''],
    [date, 'IN', '12.00', ''],
  ];

  it.each([
    ['Credit', 'Balance'],
    ['Credit', 'Debit'],
    ['Debit', 'Credit'],
  ])('is seen before an empty cell too many, under %s and %s', (one, other) => {
    const rows = [['Date', 'Description', one, other], [date, 'IN x', '1', '200.00', ''], ...rest];
    expect(read(rows)).toMatchObject({ unreadable: [2] });
    expect(read(rows).came).toEqual(one === 'Credit' ? [5000, 1200] : []);
  });

  it('is seen where the rest of it stands among words', () => {
    const rows = [
      ['Date', 'Credit', 'Description', 'Remarks'],
      [date, '1', '200.00', 'IN x'],
      [date, '50.00', 'IN y', ''],
      [date, '48', 'IN z', ''],
    ];
    expect(read(rows)).toMatchObject({ came: [5000, 4800], unreadable: [2] });
  });

  it.each([
    [
      ['Date', 'Description', 'Credit'],
      [date, 'IN x', '48', '50'],
    ],
    [
      ['Date', 'Description', 'Credit', 'Balance'],
      [date, 'IN x', '48', '50', '1048', '50'],
    ],
    [
      ['Date', 'Credit', 'Description'],
      [date, '48', '50', 'IN x'],
    ],
  ])('is seen where every row has it: %j', (headings, row) => {
    expect(read([headings, row, row])).toMatchObject({ came: [], unreadable: [2, 3] });
  });

  it('is seen where it is in the words, and nothing stands where the amount should', () => {
    const others = Array.from({ length: 5 }, () => [date, 'A', '48.00']);
    const rows = [headings, [date, 'Tan', 'Ltd', '12.00'], ...others];
    expect(read(rows)).toMatchObject({ unreadable: [2] });
    expect(read(rows).came).toHaveLength(5);
  });

  it('is none where rows end with one more comma than the headings', () => {
    const rows = [
      ['Date', 'Description', 'Credit', 'Balance'],
      [date, 'A', '48.00', '1048.00', ''],
      [date, 'B', '12', '1060', ''],
      [date, 'C', '3', '1063', ''],
      [date, 'WITHDRAWAL', '-163', '900', ''],
      [date, 'D', '12', '912', ''],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 1200, 300, 1200], outgoing: 1, unreadable: [] });
  });
});

describe('a point before three digits', () => {
  const table = (...amounts: string[]) => [headings, ...amounts.map((amount) => [date, 'IN', amount])];

  it.each([['1.200', '50'], ['1.200'], ['12.500', '1.000']])('may stand for thousands: %s', (...amounts) => {
    const { came, unreadable } = read(table(...amounts));
    expect(unreadable).toContain(2);
    expect(came).toEqual(amounts.includes('50') ? [5000] : []);
  });

  it.each(['0.500', '1234.500', '1,234.500', '12.5000', '12.50'])('is of sen beside %s', (other) => {
    expect(read(table('48.000', other))).toMatchObject({ unreadable: [] });
    expect(read(table('48.000', other)).came[0]).toBe(4800);
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
