import { normaliseOrderNumber } from '@mooncake/domain/order-number';
import { holdRecord, isOver, wayOn } from '../../checkout/hold-record.ts';

/** Where a reservation of this browser with this number goes on: to paying, or to its receipt. */
export function unfinishedOrder(orderNumber: string): string | null {
  const record = holdRecord.current();
  if (!record || normaliseOrderNumber(orderNumber) !== record.orderNumber) return null;
  return wayOn(isOver(record));
}
