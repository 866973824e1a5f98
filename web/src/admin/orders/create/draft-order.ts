import { type Cart, emptyCart, totalSen } from '@mooncake/domain/cart/cart';
import type { Language } from '@mooncake/domain/language';
import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { StaffOrderRequest } from '@mooncake/domain/orders/staff-order';
import type { HandoverChoice } from '../../../shared/delivery/use-handover.ts';
import { randomUuid } from '../../lib/random-uuid.ts';

export type DraftOrder = {
  /** Drawn once and sent with every try, so that no try makes a second order. */
  readonly orderId: string;
  readonly cart: Cart;
  readonly choice: HandoverChoice;
  readonly form: OrderForm;
  readonly language: Language;
  readonly paymentStatus: StaffOrderRequest['paymentStatus'];
};

const blankForm: OrderForm = {
  name: '',
  phone: '',
  email: '',
  instagram: '',
  facebook: '',
  notes: '',
  deliveryAddress: '',
};

export function newDraft(language: Language): DraftOrder {
  return {
    orderId: randomUuid(),
    cart: emptyCart,
    choice: { deliveryMethodId: null, batchId: null, timeSlotId: null },
    form: blankForm,
    language,
    paymentStatus: 'pending',
  };
}

/** Whether closing would lose something somebody typed. */
export function isBegun({ cart, form }: DraftOrder): boolean {
  return cart.items.length > 0 || Object.values(form).some((value) => value.trim() !== '');
}

type Chosen = { deliveryMethodId: string; batchId: string; timeSlotId: string };

export function requestOf(draft: DraftOrder, chosen: Chosen): StaffOrderRequest {
  const { orderId, cart, form, language, paymentStatus } = draft;
  return {
    orderId,
    ...chosen,
    items: cart.items.map(({ productId, quantity, metadata }) => ({ productId, quantity, metadata })),
    customer: form,
    seenTotalSen: totalSen(cart),
    language,
    paymentStatus,
  };
}
