import type { Sen } from '../money.ts';
import { standingOf } from './status/standing.ts';
import type { StatusPair } from './status/status.ts';

/** How many orders share a pair of statuses, and what they come to. */
export type OrderTally = StatusPair & { orders: number; totalSen: Sen };

export type Revenue = {
  /** Of verified orders only; one that was rejected brought nothing, whatever its payment says. */
  revenueSen: Sen;
  /** The part of it that nobody has seen in the bank account yet. */
  unsettledSen: Sen;
  averageOrderSen: Sen;
};

/** What came in, from counts alone, so that it costs the same for ten orders and for a hundred thousand. */
export function revenueOf(tallies: readonly OrderTally[]): Revenue {
  const verified = tallies.filter((tally) => standingOf(tally) === 'verified');
  const revenueSen = moneyIn(verified);
  const orders = ordersIn(verified);
  return {
    revenueSen,
    unsettledSen: moneyIn(verified.filter(({ paymentStatus }) => paymentStatus !== 'verified')),
    averageOrderSen: orders === 0 ? 0 : Math.round(revenueSen / orders),
  };
}

export function ordersIn(tallies: readonly Pick<OrderTally, 'orders'>[]): number {
  return tallies.reduce((sum, { orders }) => sum + orders, 0);
}

function moneyIn(tallies: readonly OrderTally[]): Sen {
  return tallies.reduce((sum, { totalSen }) => sum + totalSen, 0);
}
