import { type FoundOrder, type FullOrder, maskedOrderSchema } from './lookup.contract.ts';
import type { LookupKind } from './lookup.ts';
import { maskName, maskPhone } from './masking.ts';
import { maskOrderNumber } from './order-number.ts';

/** The order as this search may see it: whole with number and phone, masked with one of them alone. */
export function orderAsFound(order: FullOrder, searchedBy: LookupKind): FoundOrder {
  if (searchedBy === 'both') return order;
  // The schema names what a masked order may show, so a field added later stays inside by default.
  return maskedOrderSchema.parse({
    ...order,
    access: 'masked',
    // A phone must not lead to the number: both together would lead to the address.
    orderNumber: searchedBy === 'phone' ? maskOrderNumber(order.orderNumber) : order.orderNumber,
    customerName: maskName(order.customerName),
    phone: maskPhone(order.phone),
  });
}
