import { describe, expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

describe('a calendar date in words', () => {
  it('is the same day in every time zone', () => {
    expect(formatDate('2027-09-17', 'en')).toMatch(/Friday,? 17 September 2027/);
    expect(formatDate('2027-09-17', 'zh')).toBe('2027年9月17日星期五');
  });

  it('can be short', () => {
    expect(formatDate('2027-09-21', 'en', 'short')).toBe('21 Sept');
    expect(formatDate('2027-09-21', 'zh', 'short')).toBe('9月21日');
    expect(formatDate('2027-09-21', 'en', 'weekday')).toBe('Tue, 21 Sept');
    expect(formatDate('2027-09-21', 'zh', 'weekday')).toBe('9月21日周二');
  });
});
