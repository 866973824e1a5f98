import {
  type HoldRequest,
  holdResponseSchema,
  holdStateSchema,
  releasedResponseSchema,
} from '@mooncake/domain/holds/hold.contract';
import { request } from '../../lib/api/request.ts';

const holdPath = (holdId: string) => `/api/checkout/holds/${holdId}`;

/** The calls of the checkout; sending the order is in `submit-order.ts`, for its progress. */
export const checkoutApi = {
  hold: (body: HoldRequest) =>
    request('/api/checkout/holds', holdResponseSchema, { method: 'POST', body, timeout: 20_000 }),
  holdState: (holdId: string, signal: AbortSignal) => request(holdPath(holdId), holdStateSchema, { signal }),
  extendHold: (holdId: string) =>
    request(`${holdPath(holdId)}/extend`, holdResponseSchema, { method: 'POST' }),
  releaseHold: (holdId: string) => request(holdPath(holdId), releasedResponseSchema, { method: 'DELETE' }),
};
