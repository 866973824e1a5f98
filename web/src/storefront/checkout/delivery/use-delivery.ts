import type { Cart } from '@mooncake/domain/cart/cart';
import { cartNeedsOwnSlot } from '@mooncake/domain/cart/own-slot';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import { useEffect, useMemo } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type Handover, useHandover } from '../../../shared/delivery/use-handover.ts';
import { chooseBatch, useDraft } from '../draft.ts';

/** The specification's pause before a changed cart is held against the stock again. */
const recheckDelay = 500;

export type Delivery = Handover & {
  /** Whether the stock was asked about the cart as it is, and not as it was a moment ago. */
  isSettled: boolean;
};

/** What can be chosen for this cart, and what of the draft's choice holds true right now. */
export function useDelivery(cart: Cart): Delivery {
  const { selection } = useDraft();
  const settledCart = useDebounced(cart, recheckDelay);
  const needs = useMemo(() => stockNeeds(settledCart.items), [settledCart]);
  const handover = useHandover(selection, {
    needs,
    needsOwnSlot: cartNeedsOwnSlot(cart),
    isReady: needs.length > 0,
  });
  useOnlyDate(handover, selection.batchId);
  return { ...handover, slot: handover.slot ?? onlySlot(handover), isSettled: settledCart === cart };
}

/** A method with one date leaves nothing to choose. It is written down, so that its loss is told like any other. */
function useOnlyDate({ availability: { data, isPlaceholderData } }: Handover, chosenId: string | null) {
  const only = data?.length === 1 && !isPlaceholderData && data[0]?.canFulfill ? data[0] : null;
  useEffect(() => {
    if (only && chosenId === null) chooseBatch(only);
  }, [only, chosenId]);
}

/** And so does a date with one time for this cart. */
function onlySlot({ offer }: Handover) {
  const [first, second] = offer?.slots ?? [];
  return first && !second && !first.isFull ? first : null;
}
