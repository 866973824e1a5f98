import {
  type AvailabilityQuestion,
  availabilityAnswerSchema,
} from '@mooncake/domain/batches/availability.contract';
import {
  deliveryMethodsAnswerSchema,
  pickupBatchesAnswerSchema,
  timeSlotsAnswerSchema,
} from '@mooncake/domain/delivery/delivery-method';
import {
  type HoldRequest,
  holdAnswerSchema,
  holdStateSchema,
  releasedAnswerSchema,
} from '@mooncake/domain/orders/hold.contract';
import { request } from '../../lib/request.ts';

/** The specification's patience with the delivery methods. */
const methodsTimeout = 8000;

const holdPath = (holdId: string) => `/api/checkout/holds/${holdId}`;

/** The calls of the checkout; sending the order is in `submit-order.ts`, for its progress. */
export const checkoutApi = {
  deliveryMethods: async (signal: AbortSignal) => {
    const options = { signal, timeout: methodsTimeout };
    return (await request('/api/delivery-methods', deliveryMethodsAnswerSchema, options)).deliveryMethods;
  },
  pickupBatches: async (signal: AbortSignal) =>
    (await request('/api/pickup-batches', pickupBatchesAnswerSchema, { signal })).batches,
  timeSlots: async (query: { deliveryMethodId?: string; batchId?: string }, signal: AbortSignal) =>
    (await request(`/api/time-slots?${new URLSearchParams(query)}`, timeSlotsAnswerSchema, { signal }))
      .timeSlots,
  availability: async (question: AvailabilityQuestion, signal: AbortSignal) => {
    const options = { method: 'POST', body: question, signal } as const;
    return (await request('/api/availability', availabilityAnswerSchema, options)).batches;
  },
  hold: (body: HoldRequest) =>
    request('/api/checkout/holds', holdAnswerSchema, { method: 'POST', body, timeout: 20_000 }),
  holdState: (holdId: string, signal: AbortSignal) => request(holdPath(holdId), holdStateSchema, { signal }),
  extendHold: (holdId: string) => request(`${holdPath(holdId)}/extend`, holdAnswerSchema, { method: 'POST' }),
  releaseHold: (holdId: string) => request(holdPath(holdId), releasedAnswerSchema, { method: 'DELETE' }),
};
