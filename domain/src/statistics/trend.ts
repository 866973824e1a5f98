import { addDays, malaysianToday, type PlainDate } from '../calendar.ts';
import type { Sen } from '../money.ts';
import type { TrendDay } from './statistics.contract.ts';

/** Orders and their value per day of creation, quiet days included, both ends counted. */
export function orderTrend(
  orders: readonly { createdAt: Date; totalSen: Sen }[],
  from: PlainDate,
  to: PlainDate,
): TrendDay[] {
  const days = new Map<PlainDate, TrendDay>();
  for (let day = from; day <= to; day = addDays(day, 1)) days.set(day, { day, orders: 0, totalSen: 0 });

  for (const { createdAt, totalSen } of orders) {
    const day = days.get(malaysianToday(createdAt));
    if (!day) continue;
    day.orders += 1;
    day.totalSen += totalSen;
  }
  return [...days.values()];
}
