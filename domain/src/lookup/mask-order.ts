import { maskOrderNumber } from '../order-number.ts';
import { samePhone } from '../phone.ts';
import { type FoundOrder, type FullOrder, maskedOrderSchema } from './lookup.contract.ts';
import type { LookupQuestion } from './lookup.ts';
import { maskName, maskPhone } from './masking.ts';

/**
 * The order as this search may see it: whole to the browser that placed it and to who knows this very order's
 * number and phone, masked to everybody else.
 */
export function orderAsFound(
  order: FullOrder,
  { orderNumber, phone }: Pick<LookupQuestion, 'orderNumber' | 'phone'>,
  isOwn: boolean,
): FoundOrder {
  const knowsNumber = orderNumber === order.orderNumber;
  const knowsPhone = phone !== '' && samePhone(phone, order.phone);
  if (isOwn || (knowsNumber && knowsPhone)) return order;
  // The schema names what a masked order may show, so a field added later stays inside by default.
  return maskedOrderSchema.parse({
    ...order,
    access: 'masked',
    // A phone must not lead to the number: both together would lead to the address.
    orderNumber: knowsNumber ? order.orderNumber : maskOrderNumber(order.orderNumber),
    customerName: maskName(order.customerName),
    phone: maskPhone(order.phone),
  });
}
