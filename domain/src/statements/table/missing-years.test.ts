import { describe, expect, it } from 'vitest';
import { withYears } from './missing-years.ts';

const days = (rows: readonly (readonly string[])[]) => {
  const table = withYears(rows);
  return Array.isArray(table) ? table.map(([first]) => first) : table;
};
const period = (text: string) => ['Statement period', text, ''];

describe('days without a year', () => {
  it.each([
    [
      ['03/09', '14/09'],
      ['2026-09-03', '2026-09-14'],
    ],
    [
      ['09/03', '09/14'],
      ['2026-09-03', '2026-09-14'],
    ],
    [
      ['03 Sep', '14 Sep'],
      ['2026-09-03', '2026-09-14'],
    ],
    [
      ['Sep 3', 'Sep 14'],
      ['2026-09-03', '2026-09-14'],
    ],
    [
      ['9月3日', '9月14日'],
      ['2026-09-03', '2026-09-14'],
    ],
  ])('%j are of the statement above', (cells, dates) => {
    const rows = [
      period('01/09/2026 - 30/09/2026'),
      ['Date', 'Text', 'Amount'],
      ...cells.map((cell) => [cell, 'x', '1.00']),
    ];
    expect(days(rows)).toEqual(['Statement period', 'Date', ...dates]);
  });

  it('are of the year before where the statement reaches over the new year', () => {
    const rows = [period('15 Dec 2026 to 14 Jan 2027'), ['30/12', 'x', '1.00'], ['02/01', 'y', '1.00']];
    expect(days(rows)).toEqual(['Statement period', '2026-12-30', '2027-01-02']);
  });

  it('are told where no year stands anywhere', () => {
    expect(
      withYears([
        ['Date', 'Text', 'Amount'],
        ['03/09', 'x', '1.00'],
      ]),
    ).toBe('no_year');
  });

  it('are left alone where other days are whole, and amounts are none', () => {
    expect(
      withYears([
        ['03/09/2026', '03/09', '1.50'],
        ['04/09/2026', '04/09', '12.05'],
      ]),
    ).toBeNull();
    expect(
      withYears([
        ['03/09/2026', 'x', '12.05'],
        ['04/09/2026', 'y', '11.10'],
      ]),
    ).toBeNull();
  });
});
