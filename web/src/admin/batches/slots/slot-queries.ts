import {
  adminLimitsResponseSchema,
  type LimitChange,
  limitGridSchema,
} from '@mooncake/domain/batches/batch-limits.contract';
import {
  adminSlotResponseSchema,
  adminSlotsResponseSchema,
  type NewSlot,
  type SlotChange,
} from '@mooncake/domain/delivery/slot-admin.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { sendOnce } from '../../lib/send-once.ts';

/** What is sold changes with every order, so this is news of the stock. */
export const batchLimitsQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['stock', 'limits', batchId],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/batches/${batchId}/limits`, adminLimitsResponseSchema, { signal })).limits,
    networkMode: 'always',
  });

/** The same of every batch to come. */
export const limitGridQuery = queryOptions({
  queryKey: ['stock', 'limits', 'coming'],
  queryFn: async ({ signal }) => (await request('/api/admin/limits', limitGridSchema, { signal })).batches,
  networkMode: 'always',
});

export const adminSlotsQuery = queryOptions({
  queryKey: ['batches', 'admin-slots'],
  queryFn: ({ signal }) => request('/api/admin/time-slots', adminSlotsResponseSchema, { signal }),
  networkMode: 'always',
});

export const saveLimit = (batchId: string, productId: string, change: LimitChange) =>
  sendOnce(`/api/admin/batches/${batchId}/limits/${productId}`, adminLimitsResponseSchema, {
    method: 'PUT',
    body: change,
    isForOnePress: true,
  });

export async function addSlot(body: NewSlot) {
  return (await sendOnce('/api/admin/time-slots', adminSlotResponseSchema, { method: 'POST', body }))
    .timeSlot;
}

export async function changeSlot(id: string, body: SlotChange) {
  const options = { method: 'PATCH', body, isForOnePress: true } as const;
  return (await sendOnce(`/api/admin/time-slots/${id}`, adminSlotResponseSchema, options)).timeSlot;
}

export const removeSlot = (id: string) =>
  sendOnce(`/api/admin/time-slots/${id}`, adminSlotsResponseSchema, { method: 'DELETE' });
