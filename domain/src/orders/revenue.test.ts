import fc from 'fast-check';
import { expect, it } from 'vitest';
import { revenueOf } from './revenue.ts';
import { orderStatuses, paymentStatuses } from './status/status.ts';

it('counts verified orders, and says what of it nobody has seen in the bank', () => {
  const one = { orders: 1, totalSen: 5_000 };
  expect(
    revenueOf([
      { orderStatus: 'verified', paymentStatus: 'verified', orders: 3, totalSen: 14_400 },
      { orderStatus: 'completed', paymentStatus: 'pending', ...one },
      { orderStatus: 'payment_uploaded', paymentStatus: 'pending', ...one },
      { orderStatus: 'cancelled', paymentStatus: 'verified', ...one },
    ]),
  ).toEqual({ revenueSen: 19_400, unsettledSen: 5_000, averageOrderSen: 4_850 });
  expect(revenueOf([])).toEqual({ revenueSen: 0, unsettledSen: 0, averageOrderSen: 0 });
});

it('never misses more money than there is, and none once every payment is verified', () => {
  const tally = fc.record({
    orderStatus: fc.constantFrom(...orderStatuses),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    orders: fc.integer({ min: 1, max: 9 }),
    totalSen: fc.nat(1_000_000),
  });
  fc.assert(
    fc.property(fc.array(tally), (tallies) => {
      const { revenueSen, unsettledSen } = revenueOf(tallies);
      expect(unsettledSen).toBeLessThanOrEqual(revenueSen);
      const settled = tallies.map((one) => ({ ...one, paymentStatus: 'verified' as const }));
      expect(revenueOf(settled).unsettledSen).toBe(0);
    }),
  );
});
