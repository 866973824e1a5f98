import type { BatchAvailability } from '@mooncake/domain/batches/availability.contract';
import { type StockNeed, stockNeeds } from '@mooncake/domain/batches/stock-needs';
import type { Cart } from '@mooncake/domain/cart/cart';
import { hasYam } from '@mooncake/domain/cart/has-yam';
import type { DeliveryMethod, OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import {
  availabilityQuery,
  deliveryMethodsQuery,
  timeSlotsQuery,
} from '../../shared/delivery/delivery-queries.ts';
import { chosenSlot, type SlotOffer, slotOffer } from '../../shared/delivery/slot-offer.ts';
import { useDraft } from './draft.ts';

/** The specification's pause before a changed cart is held against the stock again. */
const recheckDelay = 500;

export type Delivery = {
  methods: UseQueryResult<DeliveryMethod[]>;
  method: DeliveryMethod | null;
  needs: readonly StockNeed[];
  availability: UseQueryResult<BatchAvailability[]>;
  /** The chosen date, as long as it can make the cart. */
  batch: BatchAvailability | null;
  slots: UseQueryResult<OfferedSlot[]>;
  offer: SlotOffer | null;
  slot: OfferedSlot | null;
};

/** What can be chosen for this cart, and what of the draft's choice holds true right now. */
export function useDelivery(cart: Cart): Delivery {
  const { selection } = useDraft();
  const methods = useQuery(deliveryMethodsQuery);
  const method = methods.data?.find(({ id }) => id === selection.deliveryMethodId) ?? null;

  const settledCart = useSettled(cart, recheckDelay);
  const needs = useMemo(() => stockNeeds(settledCart.items), [settledCart]);
  const availability = useQuery({
    ...availabilityQuery(method?.id ?? null, needs),
    enabled: method !== null && needs.length > 0,
  });
  const chosen = availability.data?.find(({ batchId }) => batchId === selection.batchId);
  const batch = chosen?.canFulfill ? chosen : null;

  const slots = useQuery({
    ...timeSlotsQuery(method?.id ?? '', batch?.batchId ?? ''),
    enabled: method !== null && batch !== null,
  });
  const offer = method && batch && slots.data ? slotOffer(method, slots.data, hasYam(cart)) : null;
  const slot = offer && chosenSlot(offer, selection.timeSlotId);

  return { methods, method, needs, availability, batch, slots, offer, slot };
}
