import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { type DayTally, orderTrend } from './trend.ts';

const tally = (day: string, change: Partial<DayTally> = {}): DayTally => ({
  day,
  orderStatus: 'verified',
  paymentStatus: 'verified',
  orders: 1,
  totalSen: 100,
  ...change,
});

describe('orderTrend', () => {
  const tallies = [
    tally('2025-09-01'),
    tally('2025-09-03', { totalSen: 200 }),
    tally('2025-09-03', { orders: 2, totalSen: 900, orderStatus: 'pending', paymentStatus: 'pending' }),
    tally('2025-09-04', { totalSen: 400 }),
  ];

  it('shows quiet days, counts revenue of verified orders, leaves out what lies outside', () => {
    expect(orderTrend(tallies, { from: '2025-09-01', to: '2025-09-03' }, '2025-10-01')).toEqual([
      { day: '2025-09-01', orders: 1, revenueSen: 100 },
      { day: '2025-09-02', orders: 0, revenueSen: 0 },
      { day: '2025-09-03', orders: 3, revenueSen: 200 },
    ]);
    expect(orderTrend(tallies, { from: '2025-09-03', to: '2025-09-01' }, '2025-10-01')).toEqual([]);
  });

  it('begins with the first order and ends today where the span is open', () => {
    const days = orderTrend(tallies, {}, '2025-09-06').map(({ day }) => day);
    expect([days[0], days.at(-1), days.length]).toEqual(['2025-09-01', '2025-09-06', 6]);
    expect(orderTrend([], {}, '2025-09-06')).toEqual([{ day: '2025-09-06', orders: 0, revenueSen: 0 }]);
  });

  it('shows the last year of a longer span', () => {
    const days = orderTrend([tally('2020-01-01')], {}, '2025-09-06');
    expect(days).toHaveLength(366);
    expect(days.at(-1)?.day).toBe('2025-09-06');
  });

  it.each(['9999-12-31', '0000-01-01', '+010000-01'])('has an end even if the span ends on %s', (to) => {
    expect(orderTrend(tallies, { to }, '2025-09-06').length).toBeLessThanOrEqual(366);
    expect(orderTrend([], { from: '0000-01-01', to }, '2025-09-06').length).toBeLessThanOrEqual(366);
  });

  it('counts every order of the span exactly once', () => {
    const day = fc.nat({ max: 29 }).map((days) => addDays('2025-09-01', days));
    fc.assert(
      fc.property(fc.array(fc.tuple(day, fc.nat({ max: 9 }))), (pairs) => {
        const trend = orderTrend(
          pairs.map(([of, orders]) => tally(of, { orders })),
          { from: '2025-09-01', to: '2025-09-30' },
          '2025-12-01',
        );
        expect(trend).toHaveLength(30);
        expect(trend.reduce((sum, { orders }) => sum + orders, 0)).toBe(
          pairs.reduce((sum, [, orders]) => sum + orders, 0),
        );
      }),
    );
  });
});
