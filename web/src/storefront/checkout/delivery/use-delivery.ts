import type { Cart } from '@mooncake/domain/cart/cart';
import { cartNeedsOwnSlot } from '@mooncake/domain/cart/own-slot';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { useMemo } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type Handover, useHandover } from '../../../shared/delivery/use-handover.ts';
import { useDraft } from '../draft.ts';

/** The specification's pause before a changed cart is held against the stock again. */
const recheckDelay = 500;

export type Delivery = Handover;

/** What can be chosen for this cart, and what of the draft's choice holds true right now. */
export function useDelivery(cart: Cart): Delivery {
  const { selection } = useDraft();
  const settledCart = useDebounced(cart, recheckDelay);
  const needs = useMemo(() => stockNeeds(settledCart.items), [settledCart]);
  return useHandover(selection, { needs, needsOwnSlot: cartNeedsOwnSlot(cart), isReady: needs.length > 0 });
}
