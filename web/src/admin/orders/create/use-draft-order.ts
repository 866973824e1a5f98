import { addItem } from '@mooncake/domain/cart/add-item';
import type { Cart } from '@mooncake/domain/cart/cart';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import { cartNeedsOwnSlot } from '@mooncake/domain/cart/own-slot';
import type { OrderFormProblem, OrderFormProblemCode } from '@mooncake/domain/orders/order-form';
import { checkStaffOrder } from '@mooncake/domain/orders/staff-order';
import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import type { Product } from '@mooncake/domain/products/product';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useHandover } from '../../../shared/delivery/use-handover.ts';
import { staffDates } from '../move/staff-dates.ts';
import { type DraftOrder, newDraft } from './draft-order.ts';

const recheckDelay = 300;

export type EntryProblem =
  | { code: 'items_required'; field: 'items' }
  | { code: OrderFormProblemCode; field: OrderFormProblem['field'] };

/** The order being written, what its handover can be, and what is still wrong with it. Null begins a new one. */
export function useDraftOrder(begun: DraftOrder | null) {
  const { language } = useLanguage();
  const [draft, setDraft] = useState(() => begun ?? newDraft(language));
  const change = (next: Partial<DraftOrder>) => setDraft((now) => ({ ...now, ...next }));

  const { cart, choice, form } = draft;
  const settled = useDebounced(cart, recheckDelay);
  const needs = stockNeeds(settled.items);
  const isReady = needs.length > 0;
  const handover = useHandover(choice, {
    needs,
    needsOwnSlot: cartNeedsOwnSlot(cart),
    isReady,
    dates: staffDates(null),
  });
  const { method, batch, slot } = handover;

  const lacksItems: EntryProblem[] =
    cart.items.length === 0 ? [{ code: 'items_required', field: 'items' }] : [];
  const problems = [
    ...lacksItems,
    ...checkStaffOrder(form, {
      batchId: batch?.batchId ?? null,
      timeSlotId: slot?.id ?? null,
      needsAddress: method?.needsAddress ?? false,
    }),
  ];

  return {
    draft,
    handover,
    isReady,
    problems,
    change,
    changeBy: (by: (draft: DraftOrder) => Partial<DraftOrder>) => setDraft((now) => ({ ...now, ...by(now) })),
    withOneMore: (product: Product, metadata: CartMetadata | null): Cart => {
      const item = newCartItem(product, metadata, String(Date.now()));
      return item ? addItem(cart, item) : cart;
    },
    startOver: () => setDraft(newDraft(language)),
  };
}
