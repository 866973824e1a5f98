import { addDays, type PlainDate } from '../../calendar.ts';

/** How many days a transfer may take until nobody believes in it any more. */
export const patienceDays = [1, 2, 3, 5, 7, 14] as const;
export const usualPatience = 3;

/** Days in a row that the statements speak of. */
export type Coverage = { fromDate: PlainDate; toDate: PlainDate };

/** An order whose receipt was approved, and whose money is not among the payments. */
export type ApprovedOrder = { id: string; receiptOn: PlainDate };

/**
 * The orders whose money never came: the statements speak of the day of the receipt and of all the days it may have
 * taken. What lies outside them says nothing about anybody.
 */
export function findMissingMoney<Order extends ApprovedOrder>(
  orders: readonly Order[],
  coverage: readonly Coverage[],
  days: number,
): Order[] {
  return orders.filter(({ receiptOn }) =>
    coverage.some(({ fromDate, toDate }) => receiptOn >= fromDate && receiptOn <= addDays(toDate, -days)),
  );
}

/** So many days without any payment may lie between the last of one statement and the first of the next. */
const quietDays = 3;

/** The days of all statements together: those that overlap or follow each other are one, and no day is yet to come. */
export function joinCoverage(statements: readonly Coverage[], today: PlainDate): Coverage[] {
  const joined: Coverage[] = [];
  for (const { fromDate, toDate } of statements.toSorted((a, b) => a.fromDate.localeCompare(b.fromDate))) {
    const until = toDate < today ? toDate : today;
    if (fromDate > until) continue;
    const last = joined.at(-1);
    if (last && fromDate <= addDays(last.toDate, 1 + quietDays)) {
      if (until > last.toDate) last.toDate = until;
    } else joined.push({ fromDate, toDate: until });
  }
  return joined;
}
