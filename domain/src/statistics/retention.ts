import { phoneKey } from '../phone.ts';

/** Of all phones that ever ordered, the share that ordered more than once; 0 to 1. */
export function retentionRate(phones: readonly string[]): number {
  const orders = new Map<string, number>();
  for (const phone of phones) {
    const key = phoneKey(phone);
    // An anonymised order has no phone left; it says nothing about who came back.
    if (key !== '') orders.set(key, (orders.get(key) ?? 0) + 1);
  }
  const returning = [...orders.values()].filter((count) => count > 1).length;
  return orders.size === 0 ? 0 : returning / orders.size;
}
