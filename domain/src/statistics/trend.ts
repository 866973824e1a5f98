import { addDays, isPlainDate, type PlainDate } from '../calendar.ts';
import type { Sen } from '../money.ts';
import { standingOf } from '../orders/status/standing.ts';
import type { StatusPair } from '../orders/status/status.ts';
import type { StatisticsRange, TrendDay } from './statistics.contract.ts';

/** How many orders of one Malaysian day share a pair of statuses, and what they come to. */
export type DayTally = StatusPair & { day: PlainDate; orders: number; totalSen: Sen };

/** A chart of more days than a year shows nothing any more. */
const maxDays = 366;

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
  const days = new Map(
    daysBackFrom(last, first).map((day): [PlainDate, TrendDay] => [day, { day, orders: 0, revenueSen: 0 }]),
  );

  for (const tally of tallies) {
    const day = days.get(tally.day);
    if (!day) continue;
    day.orders += tally.orders;
    if (standingOf(tally) === 'verified') day.revenueSen += tally.totalSen;
  }
  return [...days.values()];
}

/** Counted, not compared: a day the calendar cannot go past must not make an endless chart. */
function daysBackFrom(last: PlainDate, first: PlainDate): PlainDate[] {
  if (!isPlainDate(last)) return [];
  return Array.from({ length: maxDays }, (_, index) => addDays(last, index + 1 - maxDays)).filter(
    (day) => day >= first && day <= last,
  );
}
