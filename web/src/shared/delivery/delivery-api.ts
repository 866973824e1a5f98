import {
  deliveryMethodsResponseSchema,
  pickupBatchesResponseSchema,
  timeSlotsResponseSchema,
} from '@mooncake/domain/delivery/delivery-method';
import {
  type AvailabilityQuestion,
  availabilityResponseSchema,
} from '@mooncake/domain/stock/availability.contract';
import { request } from '../../lib/api/request.ts';
import { noteServerTime } from '../../lib/api/server-clock.ts';

/** The specification's patience with the delivery methods. */
const methodsTimeout = 8000;

/** How and when an order can be handed over, as everybody may ask. */
export const deliveryApi = {
  methods: async (signal: AbortSignal) => {
    const options = { signal, timeout: methodsTimeout };
    return (await request('/api/delivery-methods', deliveryMethodsResponseSchema, options)).deliveryMethods;
  },
  batches: async (signal: AbortSignal) =>
    (await request('/api/pickup-batches', pickupBatchesResponseSchema, { signal })).batches,
  timeSlots: async (query: { deliveryMethodId?: string; batchId?: string }, signal: AbortSignal) =>
    (await request(`/api/time-slots?${new URLSearchParams(query)}`, timeSlotsResponseSchema, { signal }))
      .timeSlots,
  availability: async (question: AvailabilityQuestion, signal: AbortSignal) => {
    const options = { method: 'POST', body: question, signal, onResponse: noteServerTime } as const;
    return (await request('/api/availability', availabilityResponseSchema, options)).batches;
  },
};
