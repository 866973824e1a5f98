import { readStatusLogEntry } from '@mooncake/domain/orders/status/status-log';
import type { useOrderTexts } from '../../../shared/orders/order.texts.ts';

type Words = Pick<ReturnType<typeof useOrderTexts>, 'status' | 'payment'>;

/** An entry of the status log in the words of the reader, with what changed alone; as it is written where it is unknown. */
export function tellLogEntry(entry: string, { status, payment }: Words): string {
  const read = readStatusLogEntry(entry);
  if (!read) return entry;
  const { said, before, after } = read;
  const changes = [
    before.orderStatus !== after.orderStatus &&
      `${status[before.orderStatus]} → ${status[after.orderStatus]}`,
    before.paymentStatus !== after.paymentStatus &&
      `${payment[before.paymentStatus]} → ${payment[after.paymentStatus]}`,
  ];
  return [said, ...changes].filter(Boolean).join(' · ');
}
