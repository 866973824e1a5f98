import { describe, expect, it } from 'vitest';
import { quickStatsOf } from './quick-stats.ts';
import type { OrderTally } from './revenue.ts';

const tallies: OrderTally[] = [
  { orderStatus: 'pending', paymentStatus: 'pending', orders: 2, totalSen: 9_000 },
  { orderStatus: 'payment_uploaded', paymentStatus: 'pending', orders: 3, totalSen: 12_000 },
  { orderStatus: 'ready_for_pickup', paymentStatus: 'verified', orders: 1, totalSen: 4_800 },
  // Paid in cash at the door: the payment was never marked.
  { orderStatus: 'completed', paymentStatus: 'pending', orders: 1, totalSen: 5_001 },
  { orderStatus: 'cancelled', paymentStatus: 'verified', orders: 4, totalSen: 20_000 },
  { orderStatus: 'rejected', paymentStatus: 'verified', orders: 1, totalSen: 3_000 },
  { orderStatus: 'rejected', paymentStatus: 'pending', orders: 1, totalSen: 2_000 },
];

describe('quickStatsOf', () => {
  it('counts orders that stand, and money only where it is verified', () => {
    expect(
      quickStatsOf(tallies, { today: 6, batches: 5, toReturn: { orders: 4, totalSen: 20_000 } }),
    ).toEqual({
      totalOrders: 13,
      pending: 5,
      ready: 1,
      today: 6,
      revenueSen: 9_801,
      unsettledSen: 5_001,
      averageOrderSen: 4_901,
      batches: 5,
      toReturn: { orders: 4, totalSen: 20_000 },
    });
  });

  it('has an average of nothing before the first order', () => {
    const nothing = { today: 0, batches: 0, toReturn: { orders: 0, totalSen: 0 } };
    expect(quickStatsOf([], nothing)).toMatchObject({ totalOrders: 0, averageOrderSen: 0 });
  });
});
