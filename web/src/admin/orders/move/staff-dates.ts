import { staffAvailabilityResponseSchema } from '@mooncake/domain/stock/availability.contract';
import { request } from '../../../lib/api/request.ts';
import type { DateSource } from '../../../shared/delivery/delivery-queries.ts';

/** The dates staff may use: open, closed and hidden ones to come, and the one the order is on. */
export const staffDates = (ownBatchId: string | null): DateSource => ({
  key: ['staff', ownBatchId],
  async ask(question, signal) {
    const options = { method: 'POST', body: { ...question, ownBatchId }, signal } as const;
    return (await request('/api/admin/availability', staffAvailabilityResponseSchema, options)).batches;
  },
});
