import { addDays, type PlainDate } from '../calendar.ts';
import type { Sen } from '../money.ts';
import { dashboardStatusOf, type StatusPair } from '../orders/status.ts';
import type { StatisticsRange, TrendDay } from './statistics.contract.ts';

/** How many orders of one Malaysian day share a pair of statuses, and what they come to. */
export type DayTally = StatusPair & { day: PlainDate; orders: number; totalSen: Sen };

/** A chart of more days than a year shows nothing any more. */
const mostDays = 366;

/**
 * Orders and revenue per day of ordering, quiet days included. Where the span is open it begins with
 * the first order and ends today; of a long one the last year is shown.
 */
export function orderTrend(
  tallies: readonly DayTally[],
  { from, to }: StatisticsRange,
  today: PlainDate,
): TrendDay[] {
  const last = to ?? today;
  const first = from ?? tallies.reduce((earliest, { day }) => (day < earliest ? day : earliest), last);
  const yearBefore = addDays(last, 1 - mostDays);
  const days = new Map<PlainDate, TrendDay>();
  for (let day = first < yearBefore ? yearBefore : first; day <= last; day = addDays(day, 1)) {
    days.set(day, { day, orders: 0, revenueSen: 0 });
  }

  for (const tally of tallies) {
    const day = days.get(tally.day);
    if (!day) continue;
    day.orders += tally.orders;
    if (dashboardStatusOf(tally) === 'verified') day.revenueSen += tally.totalSen;
  }
  return [...days.values()];
}
