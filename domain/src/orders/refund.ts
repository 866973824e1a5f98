import * as z from 'zod/mini';
import type { StatusPair } from './status/status.ts';
import { isOver } from './status/status-transition.ts';

/**
 * What became of the money of an order that is over: it came in and has to go back; a receipt came that
 * nobody has judged, so it may have; or it went back.
 */
const refunds = ['due', 'to_check', 'returned'] as const;
export const refundSchema = z.enum(refunds);
export type Refund = z.infer<typeof refundSchema>;

/** What staff look for: whoever may still have to be paid back, and whoever was. */
export const moneyFilters = ['to_return', 'returned'] as const;
export const moneyFilterSchema = z.enum(moneyFilters);
export type MoneyFilter = z.infer<typeof moneyFilterSchema>;

export const refundsOf = {
  to_return: ['due', 'to_check'],
  returned: ['returned'],
} as const satisfies Record<MoneyFilter, readonly Refund[]>;

type Judged = StatusPair & { hasReceipt: boolean; isReturned: boolean };

/** Null where no money has to go back, as far as anybody knows. */
export function refundOf({ orderStatus, paymentStatus, hasReceipt, isReturned }: Judged): Refund | null {
  if (!isOver(orderStatus)) return null;
  if (isReturned) return 'returned';
  if (paymentStatus === 'verified') return 'due';
  return paymentStatus === 'pending' && hasReceipt ? 'to_check' : null;
}
