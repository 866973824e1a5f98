import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ringgitDigits } from '../../money.ts';
import { guessDecimalMark, readAmount, readDirection } from './read-amount.ts';
import { guessDateOrder, readDate } from './read-date.ts';

describe('readAmount', () => {
  it.each([
    ['48.00', '.', 4800, null],
    ['48', '.', 4800, null],
    ['1,234.56', '.', 123456, null],
    ['1.234,56', ',', 123456, null],
    ['1 234,50', ',', 123450, null],
    ["1'234.50", '.', 123450, null],
    ['1,23,456.00', '.', 12345600, null],
    ['RM 48.00', '.', 4800, null],
    ['48.00 MYR', '.', 4800, null],
    ['.50', '.', 50, null],
    ['(12.00)', '.', 1200, 'out'],
    ['-12.00', '.', 1200, 'out'],
    ['RM -12.00', '.', 1200, 'out'],
    ['-RM12.00', '.', 1200, 'out'],
    ['12.00-', '.', 1200, 'out'],
    ['−12.00', '.', 1200, 'out'],
    ['+48.00', '.', 4800, 'in'],
    ['48.00 CR', '.', 4800, 'in'],
    ['48.00CR', '.', 4800, 'in'],
    ['RM48.00 DR', '.', 4800, 'out'],
    ['48.00D', '.', 4800, 'out'],
    ['１２．００', '.', 1200, null],
    ['48.000', '.', 4800, null],
  ] as const)('reads %s with "%s"', (text, mark, sen, direction) => {
    expect(readAmount(text, mark)).toEqual({ sen, direction });
  });

  it.each([
    ['', '.'],
    ['-', '.'],
    ['CR', '.'],
    ['12,3', '.'],
    ['1.2.3', '.'],
    ['48.123', '.'],
    ['CHM004217', '.'],
    ['12a', '.'],
    ['99999999999.00', '.'],
    ['1e5', '.'],
    ['=1+1', '.'],
    [`${'9'.repeat(50)}`, '.'],
  ] as const)('finds no amount in "%s"', (text, mark) => {
    expect(readAmount(text, mark)).toBeNull();
  });

  it('reads every amount as it was written, in both spellings', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.boolean(), fc.boolean(), (sen, isComma, isGrouped) => {
        const [whole = '', cents] = ringgitDigits(sen).split('.');
        const [thousands, mark] = isComma ? ['.', ','] : [',', '.'];
        const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, thousands ?? '') : whole;
        const text = `${grouped}${mark}${cents}`;
        expect(readAmount(text, isComma ? ',' : '.')).toEqual({ sen, direction: null });
        expect(guessDecimalMark([text])).toBe(mark);
      }),
    );
  });
});

describe('readDirection', () => {
  it.each([
    ['CR', 'in'],
    ['c', 'in'],
    ['DR', 'out'],
    ['Debit', 'out'],
    ['-', 'out'],
    ['借', 'out'],
    ['', null],
    ['TRANSFER', null],
  ] as const)('%s is %s', (text, direction) => expect(readDirection(text)).toBe(direction));
});

describe('readDate', () => {
  it.each([
    ['03/09/2026', 'dmy', '2026-09-03'],
    ['03/09/2026', 'mdy', '2026-03-09'],
    ['3-9-26', 'dmy', '2026-09-03'],
    ['26/09/03', 'ymd', '2026-09-03'],
    ['2026-09-03', 'dmy', '2026-09-03'],
    ['2026/9/3 14:05:11', 'mdy', '2026-09-03'],
    ['20260903', 'dmy', '2026-09-03'],
    ['03 Sep 2026', 'dmy', '2026-09-03'],
    ['03-Sep-26', 'dmy', '2026-09-03'],
    ['03SEP26', 'dmy', '2026-09-03'],
    ['3Sep2026', 'dmy', '2026-09-03'],
    ['3 Ogos 2026', 'dmy', '2026-08-03'],
    ['03 Mac 2026', 'mdy', '2026-03-03'],
    ['Sep 3, 2026', 'dmy', '2026-09-03'],
    ['Thu, 03 September 2026', 'dmy', '2026-09-03'],
    ['2026年9月3日', 'dmy', '2026-09-03'],
    ['03/09/2026 08:15 PM', 'dmy', '2026-09-03'],
    ['2026-09-03T15:59:59Z', 'dmy', '2026-09-03'],
    ['2026-09-03T16:00:00Z', 'dmy', '2026-09-04'],
    ['2026-09-03T16:00:00.123Z', 'mdy', '2026-09-04'],
    ['2026-09-03 23:30 UTC', 'dmy', '2026-09-04'],
    ['2026-09-03T23:30:00+08:00', 'dmy', '2026-09-03'],
    ['2026-09-03T23:30:00', 'dmy', '2026-09-03'],
    ['２０２６/０９/０３', 'dmy', '2026-09-03'],
  ] as const)('reads %s as %s', (text, order, date) => expect(readDate(text, order)).toBe(date));

  it.each(['', '48.00', '31/02/2026', '2026-13-01', 'CHM004217', '20260903123456', 'Total', '0'.repeat(50)])(
    'finds no day in "%s"',
    (text) => expect(readDate(text, 'dmy')).toBeNull(),
  );

  it('takes the order in which most are days, and the Malaysian one where all fit', () => {
    expect(guessDateOrder(['03/09/2026', '04/09/2026'])).toBe('dmy');
    expect(guessDateOrder(['09/13/2026', '09/04/2026'])).toBe('mdy');
    expect(guessDateOrder(['13/09/2026', '04/09/2026'])).toBe('dmy');
    // Days of one month rather than one day of each.
    expect(guessDateOrder(['09/01/2026', '09/05/2026', '09/11/2026'])).toBe('mdy');
    expect(guessDateOrder(['01/09/2026', '05/09/2026', '11/09/2026'])).toBe('dmy');
  });
});
