import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import type { Sen } from '../money.ts';
import { dashboardStatusOf, type StatusPair } from './status/status.ts';

/** The panel above the orders list. */
export const quickStatsSchema = z.object({
  totalOrders: z.int(),
  pending: z.int(),
  ready: z.int(),
  /** Orders placed on the present Malaysian day. */
  today: z.int(),
  /** Of verified orders only, as on the statistics page. */
  revenueSen: senSchema,
  /** The part of it that nobody has seen in the bank account yet. */
  unsettledSen: senSchema,
  averageOrderSen: senSchema,
  batches: z.int(),
});
export type QuickStats = z.infer<typeof quickStatsSchema>;

/** How many orders share a pair of statuses, and what they come to. */
export type OrderTally = StatusPair & { orders: number; totalSen: Sen };

/** The panel from counts alone, so that it costs the same for ten orders and for a hundred thousand. */
export function quickStatsOf(
  tallies: readonly OrderTally[],
  { today, batches }: Pick<QuickStats, 'today' | 'batches'>,
): QuickStats {
  const verified = tallies.filter((tally) => dashboardStatusOf(tally) === 'verified');
  const revenueSen = moneyIn(verified);
  const unsettled = verified.filter(({ paymentStatus }) => paymentStatus !== 'verified');
  const verifiedOrders = ordersIn(verified);

  return {
    totalOrders: ordersIn(tallies),
    pending: ordersIn(tallies.filter((tally) => dashboardStatusOf(tally) === 'pending')),
    ready: ordersIn(tallies.filter(({ orderStatus }) => orderStatus === 'ready_for_pickup')),
    today,
    revenueSen,
    unsettledSen: moneyIn(unsettled),
    averageOrderSen: verifiedOrders === 0 ? 0 : Math.round(revenueSen / verifiedOrders),
    batches,
  };
}

function moneyIn(tallies: readonly OrderTally[]): Sen {
  return tallies.reduce((sum, { totalSen }) => sum + totalSen, 0);
}

function ordersIn(tallies: readonly OrderTally[]): number {
  return tallies.reduce((sum, { orders }) => sum + orders, 0);
}
