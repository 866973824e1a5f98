import * as z from 'zod/mini';
import { orderLineSchema, orderSelectionSchema } from '../holds/hold.contract.ts';
import { languageSchema } from '../language.contract.ts';
import { senSchema } from '../money.contract.ts';
import { idSchema } from '../schemas.ts';
import {
  checkOrderForm,
  type OrderFormProblem,
  type OrderFormSelection,
  orderFormSchema,
} from './order-form.ts';
import type { StatusPair } from './status/status.ts';

/** An order taken by staff, at the door or by phone. */
export const staffOrderRequestSchema = z.extend(orderSelectionSchema, {
  /** Drawn by the browser and becomes the order's id: sending twice makes one order. */
  orderId: idSchema,
  items: z.array(orderLineSchema).check(z.minLength(1), z.maxLength(100)),
  customer: orderFormSchema,
  /** As everywhere: a total that is no longer the catalogue's is refused, never charged. */
  seenTotalSen: senSchema,
  language: languageSchema,
  paymentStatus: z.enum(['pending', 'verified']),
});
export type StaffOrderRequest = z.infer<typeof staffOrderRequestSchema>;

/** What keeps staff from entering an order: the customer's form, without its second way to be reached. */
export function checkStaffOrder(
  form: StaffOrderRequest['customer'],
  selection: OrderFormSelection,
): OrderFormProblem[] {
  return checkOrderForm(form, selection).filter(({ code }) => code !== 'second_contact_required');
}

/** Nobody uploads a receipt here: the order waits for its money, or has it. */
export function staffOrderStatus(paymentStatus: StaffOrderRequest['paymentStatus']): StatusPair {
  return { orderStatus: paymentStatus, paymentStatus };
}
