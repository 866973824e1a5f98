import type { DeliveryMethod, OfferedSlot } from '@mooncake/domain/delivery/delivery-method';
import type { StockNeed } from '@mooncake/domain/stock/stock-needs';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  availabilityQuery,
  type DateSource,
  deliveryMethodsQuery,
  type HandoverDate,
  timeSlotsQuery,
} from './delivery-queries.ts';
import { chosenSlot, type SlotOffer, slotOffer } from './slot-offer.ts';

/** What was picked so far, whether or not it can still be had. */
export type HandoverChoice = {
  readonly deliveryMethodId: string | null;
  readonly batchId: string | null;
  readonly timeSlotId: string | null;
};

export type Handover = {
  methods: UseQueryResult<DeliveryMethod[]>;
  method: DeliveryMethod | null;
  needs: readonly StockNeed[];
  availability: UseQueryResult<HandoverDate[]>;
  /** The chosen date, as long as it can make what is needed. */
  batch: HandoverDate | null;
  slots: UseQueryResult<OfferedSlot[]>;
  offer: SlotOffer | null;
  slot: OfferedSlot | null;
};

type HandoverQuestion = {
  needs: readonly StockNeed[];
  /** For products that are handed over at times of their own. */
  needsOwnSlot: boolean;
  /** Off until it is known what is needed. */
  isReady: boolean;
  /** Where the order is already: what it holds there is its own. */
  own?: { batchId: string | null; timeSlotId: string | null };
  /** Left out, the dates are those open to customers. */
  dates?: DateSource;
};

/** What can be chosen for these needs, and what of the choice holds true right now. */
export function useHandover(
  choice: HandoverChoice,
  { needs, needsOwnSlot, isReady, own, dates }: HandoverQuestion,
): Handover {
  const methods = useQuery(deliveryMethodsQuery);
  const method = methods.data?.find(({ id }) => id === choice.deliveryMethodId) ?? null;

  const availability = useQuery({
    ...availabilityQuery(method?.id ?? null, needs, dates),
    enabled: method !== null && isReady,
  });
  const chosen = availability.data?.find(({ batchId }) => batchId === choice.batchId);
  const isOwnBatch = chosen !== undefined && chosen.batchId === own?.batchId;
  const batch = chosen && (chosen.canFulfill || isOwnBatch) ? chosen : null;

  const slots = useQuery({
    ...timeSlotsQuery(method?.id ?? '', batch?.batchId ?? ''),
    enabled: method !== null && batch !== null,
  });
  const offered = slots.data?.map((slot) =>
    isOwnBatch && slot.id === own?.timeSlotId ? { ...slot, isFull: false } : slot,
  );
  const offer = method && batch && offered ? slotOffer(method, offered, needsOwnSlot) : null;
  const slot = offer && chosenSlot(offer, choice.timeSlotId);

  return { methods, method, needs, availability, batch, slots, offer, slot };
}
