import type { OrderFormProblem } from '@mooncake/domain/orders/order-form';

const prefix = 'new-order';

/** Where each problem is shown, and where its link in the summary leads. */
export const fieldIds = {
  items: `${prefix}-product`,
  selection: `${prefix}-method`,
  name: `${prefix}-name`,
  phone: `${prefix}-phone`,
  email: `${prefix}-email`,
  instagram: `${prefix}-instagram`,
  facebook: `${prefix}-facebook`,
  notes: `${prefix}-notes`,
  deliveryAddress: `${prefix}-address`,
} as const satisfies Record<OrderFormProblem['field'] | 'items', string>;

export const handoverPrefix = prefix;

export function goToField(id: string) {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
