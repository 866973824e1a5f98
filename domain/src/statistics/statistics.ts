import { addDays, malaysianToday } from '../calendar.ts';
import type { Sen } from '../money.ts';
import { dashboardStatusOf, type StatusPair } from '../orders/status.ts';
import { productDistribution } from './distribution.ts';
import { retentionRate } from './retention.ts';
import type { Statistics } from './statistics.contract.ts';
import { orderTrend } from './trend.ts';

export type StatisticsOrder = StatusPair & {
  totalSen: Sen;
  /** The name of the first item, which stands for the order. */
  mooncakeType: string;
  phone: string;
  createdAt: Date;
  items: readonly { name: string; quantity: number }[];
};

const weekDays = 7;
const trendDays = 30;

/** Everything the statistics page shows, as of now; days are Malaysian days. */
export function statisticsOf(orders: readonly StatisticsOrder[], now: Date): Statistics {
  const today = malaysianToday(now);
  const weekStart = addDays(today, 1 - weekDays);
  const verified = orders.filter((order) => dashboardStatusOf(order) === 'verified');
  const totalRevenueSen = verified.reduce((sum, { totalSen }) => sum + totalSen, 0);
  const verifiedDays = verified.map(({ createdAt }) => malaysianToday(createdAt));

  return {
    totalOrders: orders.length,
    pendingPayment: orders.filter(({ paymentStatus }) => paymentStatus === 'pending').length,
    readyForPickup: orders.filter(({ orderStatus }) => orderStatus === 'ready_for_pickup').length,
    completedToday: verifiedDays.filter((day) => day === today).length,
    completedThisWeek: verifiedDays.filter((day) => day >= weekStart && day <= today).length,
    totalRevenueSen,
    averageOrderSen: verified.length === 0 ? 0 : Math.round(totalRevenueSen / verified.length),
    topProduct: mostFrequent(orders.map(({ mooncakeType }) => mooncakeType)),
    conversionRate: share(verified.length, orders.length),
    paymentSuccessRate: share(
      orders.filter(({ paymentStatus }) => paymentStatus === 'verified').length,
      orders.length,
    ),
    retentionRate: retentionRate(orders.map(({ phone }) => phone)),
    trend: orderTrend(orders, addDays(today, 1 - trendDays), today),
    distribution: productDistribution(orders),
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** The word that occurs most, the earlier in the alphabet when two occur as often; null of nothing. */
function mostFrequent(words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [top] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return top?.[0] ?? null;
}
