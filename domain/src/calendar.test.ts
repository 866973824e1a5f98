import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInputSchema, plainDateSchema } from './calendar.contract.ts';
import {
  addDays,
  earliestDate,
  isDateInput,
  isPlainDate,
  latestDate,
  malaysianClock,
  malaysianLocalTime,
  malaysianMidnight,
  malaysianMoment,
  malaysianToday,
  malaysianZone,
} from './calendar.ts';

const moment = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2999-12-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('malaysianToday', () => {
  it('changes day at midnight in Malaysia, 16:00 UTC', () => {
    expect(malaysianToday(new Date('2026-09-16T15:59:59.999Z'))).toBe('2026-09-16');
    expect(malaysianToday(new Date('2026-09-16T16:00:00Z'))).toBe('2026-09-17');
    expect(malaysianToday(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  });

  it('agrees with the time zone database of today', () => {
    const zone = new Intl.DateTimeFormat('en-CA', { timeZone: malaysianZone });
    const since1982 = moment.filter((now) => now.getUTCFullYear() >= 1983 && now.getUTCFullYear() < 2400);
    fc.assert(
      fc.property(since1982, (now) => {
        expect(malaysianToday(now)).toBe(zone.format(now));
      }),
    );
  });
});

describe('the clock of the kitchen', () => {
  it('starts a day at 16:00 UTC of the day before', () => {
    expect(malaysianMidnight('2026-09-17')).toEqual(new Date('2026-09-16T16:00:00Z'));
    expect(malaysianMidnight('2027-01-01')).toEqual(new Date('2026-12-31T16:00:00Z'));
  });

  it('shows eight hours more than UTC', () => {
    expect(malaysianLocalTime(new Date('2026-09-16T15:59:59Z'))).toBe('2026-09-16T23:59');
    expect(malaysianLocalTime(new Date('2026-09-16T16:00:00Z'))).toBe('2026-09-17T00:00');
    expect(malaysianClock(new Date('2026-09-16T16:00:07Z'))).toEqual(new Date('2026-09-17T00:00:07Z'));
  });

  it('knows the moment of what it shows, to the minute', () => {
    expect(malaysianMoment('2026-09-17T20:05')).toEqual(new Date('2026-09-17T12:05:00Z'));
    fc.assert(
      fc.property(moment, (now) => {
        const shown = malaysianLocalTime(now);
        const again = malaysianMoment(shown).getTime();
        expect(malaysianLocalTime(new Date(again))).toBe(shown);
        expect(now.getTime() - again).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - again).toBeLessThan(60_000);
      }),
    );
  });

  it('begins today at its midnight', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const today = malaysianToday(now);
        expect(malaysianMidnight(today) <= now && now < malaysianMidnight(addDays(today, 1))).toBe(true);
      }),
    );
  });

  it.each(['', '2026-09-17', '2026-13-01T00:00', 'soon'])('knows no moment for %j', (typed) => {
    expect(malaysianMoment(typed).getTime()).toBeNaN();
  });
});

describe('isPlainDate', () => {
  it.each(['2026-09-17', '2024-02-29', '2000-02-29', '0001-01-01'])('accepts %s', (text) => {
    expect(isPlainDate(text)).toBe(true);
    expect(plainDateSchema.safeParse(text).success).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-9-17', '17/9/2026', '2026-09-17T00:00:00Z'])(
    'refuses %s',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
      expect(plainDateSchema.safeParse(text).success).toBe(false);
    },
  );
});

describe('a day somebody typed', () => {
  it.each(['1900-01-01', '2026-09-17', '2200-12-31'])('may be %s', (text) => {
    expect([isDateInput(text), dateInputSchema.safeParse(text).success]).toEqual([true, true]);
  });

  it.each(['1899-12-31', '2201-01-01', '9999-12-31', '0000-01-01', '0026-09-17', '2026-02-30', ''])(
    'may not be %s',
    (text) => {
      expect([isDateInput(text), dateInputSchema.safeParse(text).success]).toEqual([false, false]);
    },
  );

  it('has neighbours that are days as well, whatever was typed', () => {
    const year = fc.oneof(
      fc.constantFrom('0000', '0001', '1899', '1900', '2200', '2201', '9999', '+010000'),
      fc.integer({ min: 1890, max: 2210 }).map(String),
    );
    const monthAndDay = fc.constantFrom('01-01', '02-28', '02-29', '12-31', '13-01');
    fc.assert(
      fc.property(year, monthAndDay, fc.integer({ min: -1000, max: 1000 }), (y, md, days) => {
        const text = `${y}-${md}`;
        if (!isDateInput(text)) return;
        expect(text >= earliestDate && text <= latestDate).toBe(true);
        expect(isPlainDate(addDays(text, days))).toBe(true);
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2026-09-17', 7, '2026-09-24'],
    ['2026-12-28', 7, '2027-01-04'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  it('goes there and back and keeps dates in order', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 10_000 }), (now, days) => {
        const date = malaysianToday(now);
        const later = addDays(date, days);
        expect(isPlainDate(later)).toBe(true);
        expect(later > date).toBe(true);
        expect(addDays(later, -days)).toBe(date);
      }),
    );
  });
});
