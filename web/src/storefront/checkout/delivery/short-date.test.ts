import { describe, expect, it } from 'vitest';
import { shortDate, usualYear } from './short-date.ts';

const today = '2027-08-20';

describe('a short date', () => {
  it.each([
    ['this year', '2027-09-13', 'Mon, 13 Sept', '9月13日周一'],
    ['next year', '2028-01-02', 'Sun, 2 Jan 2028', '2028年1月2日周日'],
    ['last year', '2026-12-31', 'Thu, 31 Dec 2026', '2026年12月31日周四'],
  ])('of %s', (_, date, english, chinese) => {
    expect(shortDate(date, 'en', { today })).toBe(english);
    expect(shortDate(date, 'zh', { today })).toBe(chinese);
  });

  it('has its year where it is most of a year away', () => {
    expect(shortDate('2027-12-20', 'en', { today: '2027-01-03' })).toBe('Mon, 20 Dec 2027');
    expect(shortDate('2027-09-13', 'en', { today: '2027-01-03' })).toBe('Mon, 13 Sept');
  });

  it('does without where its year is said for all', () => {
    expect(shortDate('2028-01-02', 'en', { today, saidYear: '2028' })).toBe('Sun, 2 Jan');
    expect(shortDate('2029-01-02', 'en', { today, saidYear: '2028' })).toBe('Tue, 2 Jan 2029');
    expect(shortDate('2027-09-13', 'en', { today, saidYear: '2028' })).toBe('Mon, 13 Sept 2027');
  });
});

describe('the year said for all dates', () => {
  it.each([
    ['that are of one other year', ['2028-09-13', '2028-09-15'], '2028'],
    ['needs no word in this one', ['2027-09-13', '2027-09-15'], null],
    ['is that of most', ['2027-12-31', '2028-01-02', '2028-01-04'], '2028'],
    ['needs no word where half of them are of this one', ['2027-12-31', '2028-01-02'], null],
    ['is none where there are none', [], null],
  ])('%s', (_, dates, year) => {
    expect(usualYear(dates, today)).toBe(year);
  });
});
