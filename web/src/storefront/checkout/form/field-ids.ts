import type { OrderFormProblem } from '@mooncake/domain/orders/order-form';

/** Where the summary of problems leads: the field itself, or the first question of the chooser. */
export const fieldId = (field: OrderFormProblem['field']) =>
  field === 'selection' ? 'choose-1' : `checkout-${field}`;

/** Takes the customer there, for eyes and keys alike. */
export function goToElement(id: string) {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
