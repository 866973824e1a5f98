import { normaliseOrderNumber } from '@mooncake/domain/order-number';
import { holdRecord, isOver } from '../../checkout/hold-record.ts';

/** Where a reservation of this browser with this number goes on: to paying, or to its receipt. */
export function unfinishedOrder(orderNumber: string): string | null {
  const record = holdRecord.current();
  if (!record || normaliseOrderNumber(orderNumber) !== record.orderNumber) return null;
  return `/checkout?step=${isOver(record) ? 'late' : 'payment'}`;
}
