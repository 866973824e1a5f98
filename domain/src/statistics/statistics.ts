import { addDays, malaysianToday } from '../calendar.ts';
import { ordersIn, revenueOf } from '../orders/revenue.ts';
import { standingOf } from '../orders/status/standing.ts';
import type { StatusPair } from '../orders/status/status.ts';
import { type BatchLimit, batchLoads } from './batch-load.ts';
import { type FlavourCount, flavourShares, type ProductCount, productShares } from './distribution.ts';
import type { Statistics, StatisticsRange } from './statistics.contract.ts';
import { type DayTally, orderTrend } from './trend.ts';

/** Everything the page is computed from: a few hundred counts, however many orders there are. */
export type StatisticsCounts = {
  /** Of the orders in the span. */
  tallies: readonly DayTally[];
  /** Of the last seven days, whatever the span: what was completed today is asked of today. */
  recent: readonly DayTally[];
  /** Orders per first product, which stands for the order. */
  types: readonly { name: string; orders: number }[];
  /** Phones that ordered in the span, and those among them that did so more than once. */
  phones: { all: number; returning: number };
  /** Of orders that still stand. */
  products: readonly ProductCount[];
  flavours: readonly FlavourCount[];
  limits: readonly BatchLimit[];
};

export const weekDays = 7;

/** Everything the statistics page shows, as of now; days are Malaysian days. */
export function statisticsOf(counts: StatisticsCounts, range: StatisticsRange, now: Date): Statistics {
  const { tallies, recent, phones } = counts;
  const today = malaysianToday(now);
  const { revenueSen, unsettledSen, averageOrderSen } = revenueOf(tallies);
  const [totalOrders, verifiedOrders] = [ordersIn(tallies), ordersIn(tallies.filter(isVerified))];
  const completed = recent.filter(isVerified).filter(({ day }) => day <= today);

  return {
    totalOrders,
    pendingPayment: ordersIn(tallies.filter(({ paymentStatus }) => paymentStatus === 'pending')),
    readyForPickup: ordersIn(tallies.filter(({ orderStatus }) => orderStatus === 'ready_for_pickup')),
    completedToday: ordersIn(completed.filter(({ day }) => day === today)),
    completedThisWeek: ordersIn(completed.filter(({ day }) => day >= addDays(today, 1 - weekDays))),
    totalRevenueSen: revenueSen,
    unsettledSen,
    averageOrderSen,
    topProduct: topProduct(counts),
    conversionRate: share(verifiedOrders, totalOrders),
    paymentSuccessRate: share(
      ordersIn(tallies.filter(({ paymentStatus }) => paymentStatus === 'verified')),
      totalOrders,
    ),
    retentionRate: share(phones.returning, phones.all),
    trend: orderTrend(tallies, range, today),
    distribution: productShares(counts.products),
    flavours: flavourShares(counts.flavours),
    batches: batchLoads(counts.limits),
  };
}

const isVerified = (pair: StatusPair) => standingOf(pair) === 'verified';

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/**
 * The name that occurs most, the earlier in the alphabet when two occur as often; null of nothing. Orders keep the
 * name of their first product in English alone; the Chinese one is that of the lines.
 */
function topProduct({ types, products }: StatisticsCounts): Statistics['topProduct'] {
  const [top] = types.toSorted((a, b) => b.orders - a.orders || (a.name < b.name ? -1 : 1));
  if (!top) return null;
  return { name: top.name, nameZh: products.find(({ name }) => name === top.name)?.nameZh ?? '' };
}
