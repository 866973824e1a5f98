import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderTrend } from './trend.ts';

describe('orderTrend', () => {
  it('shows quiet days and leaves out what lies outside', () => {
    const orders = [
      { createdAt: new Date('2025-08-31T16:30:00Z'), totalSen: 100 },
      { createdAt: new Date('2025-09-03T15:00:00Z'), totalSen: 200 },
      { createdAt: new Date('2025-09-03T16:00:00Z'), totalSen: 400 },
    ];
    expect(orderTrend(orders, '2025-09-01', '2025-09-03')).toEqual([
      { day: '2025-09-01', orders: 1, totalSen: 100 },
      { day: '2025-09-02', orders: 0, totalSen: 0 },
      { day: '2025-09-03', orders: 1, totalSen: 200 },
    ]);
    expect(orderTrend(orders, '2025-09-03', '2025-09-01')).toEqual([]);
  });

  it('counts every order of the span exactly once', () => {
    const createdAt = fc.date({
      min: new Date('2025-08-31T16:00:00Z'),
      max: new Date('2025-09-30T15:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.array(fc.record({ createdAt, totalSen: fc.nat({ max: 9999 }) })), (orders) => {
        const trend = orderTrend(orders, '2025-09-01', '2025-09-30');
        expect(trend).toHaveLength(30);
        expect(trend.reduce((sum, day) => sum + day.orders, 0)).toBe(orders.length);
        expect(trend.reduce((sum, day) => sum + day.totalSen, 0)).toBe(
          orders.reduce((sum, { totalSen }) => sum + totalSen, 0),
        );
      }),
    );
  });
});
