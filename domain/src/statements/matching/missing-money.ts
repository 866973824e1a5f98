import { addDays, type PlainDate } from '../../calendar.ts';

/** How many days a transfer may take until nobody believes in it any more. */
export const patienceDays = [1, 2, 3, 5, 7, 14] as const;
export const usualPatience = 3;

/** The days that the statements speak of. */
export type Coverage = { fromDate: PlainDate; toDate: PlainDate };

/** An order whose receipt was approved, and whose money is not among the payments. */
export type ApprovedOrder = { id: string; receiptOn: PlainDate };

/**
 * The orders whose money never came: the statements speak of the day of the receipt and of all the days it may have
 * taken. What lies outside them says nothing about anybody.
 */
export function findMissingMoney<Order extends ApprovedOrder>(
  orders: readonly Order[],
  coverage: Coverage | null,
  days: number,
): Order[] {
  if (!coverage) return [];
  const lastDay = addDays(coverage.toDate, -days);
  return orders.filter(({ receiptOn }) => receiptOn >= coverage.fromDate && receiptOn <= lastDay);
}
