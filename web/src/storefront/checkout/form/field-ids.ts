import type { OrderForm } from '@mooncake/domain/orders/order-form';

export const fieldId = (field: keyof OrderForm) => `checkout-${field}`;

/** The three questions of the delivery chooser. */
export type StepNumber = 1 | 2 | 3;
export const stepId = (step: StepNumber) => `choose-${step}`;

/** Takes the customer there, for eyes and keys alike. */
export function goToElement(id: string) {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
