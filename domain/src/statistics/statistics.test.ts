import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '../orders/status.ts';
import { statisticsSchema } from './statistics.contract.ts';
import { type StatisticsOrder, statisticsOf } from './statistics.ts';

// 10 September 2025, half past seven in the morning in Malaysia; still the 9th in London.
const now = new Date('2025-09-09T23:30:00Z');

const order = (change: Partial<StatisticsOrder> = {}): StatisticsOrder => ({
  orderStatus: 'verified',
  paymentStatus: 'verified',
  totalSen: 5000,
  mooncakeType: 'Shanghai Mooncakes',
  phone: '012-345 6789',
  createdAt: now,
  items: [{ name: 'Shanghai Mooncakes', quantity: 1 }],
  ...change,
});

describe('statisticsOf', () => {
  it('has an answer before the first order', () => {
    expect(statisticsOf([], now)).toMatchObject({
      totalOrders: 0,
      totalRevenueSen: 0,
      averageOrderSen: 0,
      topProduct: null,
      conversionRate: 0,
      paymentSuccessRate: 0,
      retentionRate: 0,
      distribution: [],
    });
  });

  it('counts revenue and average over verified orders only', () => {
    const statistics = statisticsOf(
      [
        order({ totalSen: 4800 }),
        order({ totalSen: 5005, orderStatus: 'completed' }),
        order({ totalSen: 9900, orderStatus: 'payment_uploaded', paymentStatus: 'pending' }),
        order({ totalSen: 7700, orderStatus: 'cancelled', paymentStatus: 'rejected' }),
      ],
      now,
    );
    expect(statistics).toMatchObject({
      totalOrders: 4,
      totalRevenueSen: 9805,
      averageOrderSen: 4903,
      pendingPayment: 1,
      conversionRate: 0.5,
      paymentSuccessRate: 0.5,
    });
  });

  it('knows today and the last seven days by the Malaysian calendar', () => {
    const createdAt = (iso: string) => order({ createdAt: new Date(iso) });
    const statistics = statisticsOf(
      [
        createdAt('2025-09-09T16:00:00Z'), // midnight, the 10th begins
        createdAt('2025-09-09T15:59:59Z'), // a second earlier
        createdAt('2025-09-03T16:00:00Z'), // the 4th begins, six days ago
        createdAt('2025-09-03T15:59:59Z'), // the 3rd
      ],
      now,
    );
    expect(statistics).toMatchObject({ completedToday: 1, completedThisWeek: 3 });
    expect(statistics.trend.at(-1)).toEqual({ day: '2025-09-10', orders: 1, totalSen: 5000 });
    expect(statistics.trend.at(-2)).toEqual({ day: '2025-09-09', orders: 1, totalSen: 5000 });
  });

  it('counts what is ready and names the most frequent first product', () => {
    const statistics = statisticsOf(
      [
        order({ mooncakeType: 'Mochi', orderStatus: 'ready_for_pickup' }),
        order({ mooncakeType: 'Traditional Mooncake' }),
        order({ mooncakeType: 'Mochi', orderStatus: 'cancelled' }),
      ],
      now,
    );
    expect(statistics).toMatchObject({ readyForPickup: 1, topProduct: 'Mochi' });
  });

  it('keeps its numbers in bounds and consistent, for any orders', () => {
    const anyOrder = fc.record({
      orderStatus: fc.constantFrom(...orderStatuses),
      paymentStatus: fc.constantFrom(...paymentStatuses),
      totalSen: fc.nat({ max: 100_000 }),
      mooncakeType: fc.constantFrom('A', 'B', 'C'),
      phone: fc.constantFrom('012-345 6789', '+60123456789', '03-1234 5678', ''),
      createdAt: fc.date({ min: new Date('2025-07-01'), max: now, noInvalidDate: true }),
      items: fc.array(
        fc.record({ name: fc.constantFrom('A', 'B'), quantity: fc.integer({ min: 1, max: 9 }) }),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyOrder), (orders) => {
        const statistics = statisticsOf(orders, now);
        expect(statisticsSchema.parse(statistics)).toEqual(statistics);
        expect(statistics.trend).toHaveLength(30);
        expect(statistics.completedToday).toBeLessThanOrEqual(statistics.completedThisWeek);
        const verified = Math.round(statistics.conversionRate * orders.length);
        expect(
          Math.abs(statistics.averageOrderSen * verified - statistics.totalRevenueSen),
        ).toBeLessThanOrEqual(verified);
        const shares = statistics.distribution.reduce((sum, { share }) => sum + share, 0);
        expect(shares).toBeCloseTo(statistics.distribution.length > 0 ? 1 : 0);
      }),
    );
  });
});
