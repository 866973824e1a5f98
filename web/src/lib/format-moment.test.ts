import { describe, expect, it } from 'vitest';
import { formatMoment } from './format-moment.ts';

describe('formatMoment', () => {
  it('tells the time by the clock in the kitchen', () => {
    const evening = formatMoment('2027-09-16T16:05:00.000Z', 'en').replace(/\s/g, ' ');
    expect(evening).toMatch(/^17 Sept? 2027, 12:05 am$/i);
    expect(formatMoment('2027-09-16T16:05:00.000Z', 'zh')).toMatch(/^2027年9月17日 0?0:05$/);
  });

  it('leaves the year out where it goes without saying', () => {
    const evening = formatMoment('2027-09-16T16:05:00.000Z', 'en', 'short').replace(/\s/g, ' ');
    expect(evening).toMatch(/^17 Sept?, 12:05 am$/i);
    expect(formatMoment('2027-09-16T16:05:00.000Z', 'zh', 'short')).toMatch(/^9月17日 0?0:05$/);
  });

  it('tells the day alone where that is enough', () => {
    expect(formatMoment('2027-09-16T16:05:00.000Z', 'zh', 'date')).toBe('2027年9月17日');
  });
});
