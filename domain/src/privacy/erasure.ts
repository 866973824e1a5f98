import type { PlainDate } from '../calendar.ts';
import { refundOf } from '../orders/refund.ts';
import type { OrderStatus, StatusPair } from '../orders/status/status.ts';
import { samePhone } from '../phone.ts';

/** Stands where a name was; both languages, as it is stored once for every reader. */
export const erasedName = 'Erased customer 已删除的顾客';

const settled: readonly OrderStatus[] = ['completed', 'cancelled', 'rejected'];

type Watched = StatusPair & { batchDate: PlainDate | null; hasReceipt: boolean; isReturned: boolean };

/** An order under way needs its customer: whom to hand the box to, whom to ask about a receipt, whom to pay back. */
export function isUnderWay(order: Watched, today: PlainDate): boolean {
  const refund = refundOf(order);
  if (refund === 'due' || refund === 'to_check') return true;
  if (refund === null && order.paymentStatus === 'pending' && order.hasReceipt) return true;
  if (settled.includes(order.orderStatus)) return false;
  return order.batchDate === null || order.batchDate >= today;
}

/** Whoever erases types the phone number once more, in any spelling: a click alone is too easily made. */
export function isErasureConfirmed(typed: string, phone: string): boolean {
  return typed.trim() !== '' && samePhone(typed, phone);
}

/** The last day that is old enough, so many months before; a day the month lacks falls to its last one. */
export function retentionLimit(today: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
