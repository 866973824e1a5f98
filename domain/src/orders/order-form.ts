import * as z from 'zod/mini';
import { isPlausiblePhone } from '../phone.ts';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** The contact form of the checkout; every field is text, blank where the customer left it. */
export const orderFormSchema = z.object({
  name: text(100),
  phone: text(40),
  email: text(254),
  instagram: text(100),
  facebook: text(100),
  notes: text(1000),
  deliveryAddress: text(500),
});
export type OrderForm = z.infer<typeof orderFormSchema>;

/** What was picked in the delivery chooser, as far as the form has to know. */
export type OrderFormSelection = {
  batchId: string | null;
  timeSlotId: string | null;
  /** True for the methods that bring the order to a door. */
  needsAddress: boolean;
};

/** In the order in which they are told. */
const orderFormProblemCodes = [
  'selection_required',
  'second_contact_required',
  'address_required',
  'name_required',
  'phone_required',
  'email_invalid',
  'phone_invalid',
] as const;
export type OrderFormProblemCode = (typeof orderFormProblemCodes)[number];
export type OrderFormProblem = { code: OrderFormProblemCode; field: keyof OrderForm | 'selection' };

const fieldOf = {
  selection_required: 'selection',
  second_contact_required: 'email',
  address_required: 'deliveryAddress',
  name_required: 'name',
  phone_required: 'phone',
  email_invalid: 'email',
  phone_invalid: 'phone',
} as const satisfies Record<OrderFormProblemCode, OrderFormProblem['field']>;

/** Problems of form, not of absence: the button stays enabled, the answer explains. */
const told: readonly OrderFormProblemCode[] = ['email_invalid', 'phone_invalid'];

const emailSchema = z.email();

/** Everything that keeps the form from being submitted, the first to mention first. */
export function checkOrderForm(form: OrderForm, selection: OrderFormSelection | null): OrderFormProblem[] {
  const found: Record<OrderFormProblemCode, boolean> = {
    selection_required: !isComplete(selection),
    second_contact_required: isBlank(form.email) && isBlank(form.instagram) && isBlank(form.facebook),
    address_required: (selection?.needsAddress ?? false) && isBlank(form.deliveryAddress),
    name_required: isBlank(form.name),
    phone_required: isBlank(form.phone),
    email_invalid: !isBlank(form.email) && !emailSchema.safeParse(form.email.trim()).success,
    phone_invalid: !isBlank(form.phone) && !isPlausiblePhone(form.phone),
  };
  return orderFormProblemCodes.filter((code) => found[code]).map((code) => ({ code, field: fieldOf[code] }));
}

/** Whether the submit button is enabled: nothing is missing. */
export function canSubmitOrderForm(form: OrderForm, selection: OrderFormSelection | null): boolean {
  return checkOrderForm(form, selection).every(({ code }) => told.includes(code));
}

function isComplete(selection: OrderFormSelection | null): boolean {
  return selection !== null && selection.batchId !== null && selection.timeSlotId !== null;
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}
