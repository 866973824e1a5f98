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

/** A statement as far as days go, some of which it may not be sure of. */
export type CoveringStatement = Coverage & { unsureDays: readonly PlainDate[] };

/**
 * The days of all statements together: those that overlap or follow each other are one, and no day is yet to come. A day
 * that one is not sure of is known only where another is.
 */
export function joinCoverage(statements: readonly CoveringStatement[], today: PlainDate): Coverage[] {
  const joined: Coverage[] = [];
  const unsure = statements.flatMap(({ unsureDays }) => unsureDays).sort();
  const isUnsureBetween = (after: PlainDate, before: PlainDate) =>
    unsure.some((day) => day > after && day < before);
  const sure = statements.flatMap(sureParts).sort((a, b) => a.fromDate.localeCompare(b.fromDate));
  for (const { fromDate, toDate } of sure) {
    const until = toDate < today ? toDate : today;
    if (fromDate > until) continue;
    const last = joined.at(-1);
    const isNext = last && fromDate <= addDays(last.toDate, 1 + quietDays);
    if (isNext && !isUnsureBetween(last.toDate, fromDate)) {
      if (until > last.toDate) last.toDate = until;
    } else joined.push({ fromDate, toDate: until });
  }
  return joined;
}

/** What is left of a statement's days without those it is not sure of. */
function sureParts({ fromDate, toDate, unsureDays }: CoveringStatement): Coverage[] {
  const parts: Coverage[] = [];
  let from = fromDate;
  for (const day of unsureDays.toSorted()) {
    if (day < from || day > toDate) continue;
    if (day > from) parts.push({ fromDate: from, toDate: addDays(day, -1) });
    from = addDays(day, 1);
  }
  return from > toDate ? parts : [...parts, { fromDate: from, toDate }];
}
