import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import { type OrderTally, ordersIn, revenueOf } from './revenue.ts';
import { standingOf } from './status/standing.ts';

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
  /** Orders that are over and whose money came in, or may have, and what they come to. */
  toReturn: z.object({ orders: z.int(), totalSen: senSchema }),
});
export type QuickStats = z.infer<typeof quickStatsSchema>;

/** The panel from counts alone, so that it costs the same for ten orders and for a hundred thousand. */
export function quickStatsOf(
  tallies: readonly OrderTally[],
  counted: Pick<QuickStats, 'today' | 'batches' | 'toReturn'>,
): QuickStats {
  return {
    totalOrders: ordersIn(tallies),
    pending: ordersIn(tallies.filter((tally) => standingOf(tally) === 'pending')),
    ready: ordersIn(tallies.filter(({ orderStatus }) => orderStatus === 'ready_for_pickup')),
    ...revenueOf(tallies),
    ...counted,
  };
}
