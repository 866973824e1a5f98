import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '../orders/status/status.ts';
import { type CountedOrder, countOrders } from './count-orders.testing.ts';
import { statisticsSchema } from './statistics.contract.ts';
import { statisticsOf } from './statistics.ts';

// 10 September 2025, half past seven in the morning in Malaysia; still the 9th in London.
const now = new Date('2025-09-09T23:30:00Z');
const line = {
  name: 'Shanghai Mooncakes',
  nameZh: '上海月饼',
  quantity: 1,
  metadata: null,
  flavourSelections: [],
};

const order = (change: Partial<CountedOrder> = {}): CountedOrder => ({
  orderStatus: 'verified',
  paymentStatus: 'verified',
  totalSen: 5000,
  mooncakeType: 'Shanghai Mooncakes',
  phone: '012-345 6789',
  createdAt: now,
  items: [line],
  ...change,
});

const statisticsOn = (orders: readonly CountedOrder[], range = {}) =>
  statisticsOf(countOrders(orders, range), range, now);

describe('statisticsOf', () => {
  it('has an answer before the first order', () => {
    expect(statisticsOn([])).toMatchObject({
      totalOrders: 0,
      totalRevenueSen: 0,
      averageOrderSen: 0,
      topProduct: null,
      conversionRate: 0,
      paymentSuccessRate: 0,
      retentionRate: 0,
      distribution: [],
      flavours: [],
      batches: [],
    });
  });

  it('counts revenue and average over verified orders only', () => {
    const statistics = statisticsOn([
      order({ totalSen: 4800 }),
      order({ totalSen: 5005, orderStatus: 'completed' }),
      order({ totalSen: 9900, orderStatus: 'payment_uploaded', paymentStatus: 'pending' }),
      order({ totalSen: 7700, orderStatus: 'cancelled', paymentStatus: 'rejected' }),
      order({ totalSen: 3300, orderStatus: 'rejected', paymentStatus: 'verified' }),
    ]);
    expect(statistics).toMatchObject({
      totalOrders: 5,
      totalRevenueSen: 9805,
      unsettledSen: 0,
      averageOrderSen: 4903,
      pendingPayment: 1,
      conversionRate: 0.4,
      paymentSuccessRate: 0.6,
    });
    expect(statistics.trend.reduce((sum, { revenueSen }) => sum + revenueSen, 0)).toBe(9805);
  });

  it('knows today and the last seven days by the Malaysian calendar, whatever the span', () => {
    const orders = [
      '2025-09-09T16:00:00Z', // midnight, the 10th begins
      '2025-09-09T15:59:59Z', // a second earlier
      '2025-09-03T16:00:00Z', // the 4th begins, six days ago
      '2025-09-03T15:59:59Z', // the 3rd
    ].map((iso) => order({ createdAt: new Date(iso) }));
    const statistics = statisticsOn(orders);
    expect(statistics).toMatchObject({ completedToday: 1, completedThisWeek: 3 });
    expect(statistics.trend.at(-1)).toEqual({ day: '2025-09-10', orders: 1, revenueSen: 5000 });
    expect(statistics.trend.at(-2)).toEqual({ day: '2025-09-09', orders: 1, revenueSen: 5000 });
    expect(statisticsOn(orders, { to: '2025-09-03' })).toMatchObject({
      totalOrders: 1,
      completedToday: 1,
      completedThisWeek: 3,
    });
  });

  it('counts what is ready and names the most frequent first product', () => {
    const statistics = statisticsOn([
      order({ mooncakeType: 'Mochi', orderStatus: 'ready_for_pickup' }),
      order({ mooncakeType: 'Traditional Mooncake' }),
      order({ mooncakeType: 'Mochi', orderStatus: 'cancelled' }),
    ]);
    expect(statistics).toMatchObject({ readyForPickup: 1, topProduct: { name: 'Mochi' } });
  });

  it('finds who came back by the phone, in any spelling; an erased one says nothing', () => {
    const phones = (...all: string[]) => statisticsOn(all.map((phone) => order({ phone }))).retentionRate;
    expect(phones('012-345 6789', '+60123456789', '03-1234 5678')).toBe(0.5);
    expect(phones('012-345 6789', '013-345 6789')).toBe(0);
    expect(phones('012-345 6789', '', '')).toBe(0);
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
        fc.record({
          name: fc.constantFrom('A', 'B'),
          nameZh: fc.constantFrom('', '甲'),
          quantity: fc.integer({ min: 1, max: 9 }),
          metadata: fc.constant(null),
          flavourSelections: fc.constant([]),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.array(anyOrder), (orders) => {
        const statistics = statisticsOn(orders);
        expect(statisticsSchema.parse(statistics)).toEqual(statistics);
        expect(statistics.completedToday).toBeLessThanOrEqual(statistics.completedThisWeek);
        const verified = Math.round(statistics.conversionRate * orders.length);
        expect(
          Math.abs(statistics.averageOrderSen * verified - statistics.totalRevenueSen),
        ).toBeLessThanOrEqual(verified);
        const shares = statistics.distribution.reduce((sum, { share }) => sum + share, 0);
        expect(shares).toBeCloseTo(statistics.distribution.length > 0 ? 1 : 0);
        expect(statistics.trend.reduce((sum, { revenueSen }) => sum + revenueSen, 0)).toBe(
          statistics.totalRevenueSen,
        );
      }),
    );
  });
});
