import {
  adminBatchesResponseSchema,
  adminBatchResponseSchema,
  templatesResponseSchema,
} from '@mooncake/domain/batches/batch-admin.contract';
import {
  affectedOrdersSchema,
  type CancelBatchRequest,
  cancelPreviewSchema,
  type MoveBatchRequest,
  movePreviewSchema,
} from '@mooncake/domain/batches/batch-orders.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { sendOnce } from '../lib/send-once.ts';

const base = '/api/admin/batches';
/** Hundreds of orders change in one go. */
const longWork = 60_000;

// What is sold changes these as much as what is offered, and every change of the offer is news of the stock too.
export const adminBatchesQuery = queryOptions({
  queryKey: ['stock', 'admin-batches'],
  queryFn: ({ signal }) => request(base, adminBatchesResponseSchema, { signal }),
  networkMode: 'always',
});

export const templatesQuery = queryOptions({
  queryKey: ['batches', 'templates'],
  queryFn: async ({ signal }) =>
    (await request('/api/admin/batch-templates', templatesResponseSchema, { signal })).templates,
  networkMode: 'always',
});

export const movePreviewQuery = (batchId: string, toBatchId: string) =>
  queryOptions({
    queryKey: ['stock', 'move', batchId, toBatchId],
    queryFn: ({ signal }) =>
      request(`${base}/${batchId}/move?toBatchId=${toBatchId}`, movePreviewSchema, { signal }),
    enabled: toBatchId !== '',
    networkMode: 'always',
  });

export const cancelPreviewQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['stock', 'cancel', batchId],
    queryFn: ({ signal }) => request(`${base}/${batchId}/cancel`, cancelPreviewSchema, { signal }),
    networkMode: 'always',
  });

/** Sends one change of a batch; the answer is the batch as it is then. */
export async function sendBatch(method: 'POST' | 'PUT', path: string, body?: object) {
  return (await sendOnce(`${base}${path}`, adminBatchResponseSchema, { method, ...(body && { body }) }))
    .batch;
}

export async function switchBatch(batchId: string, isActive: boolean) {
  const options = { method: 'PUT', body: { isActive }, isForOnePress: true } as const;
  return (await sendOnce(`${base}/${batchId}/status`, adminBatchResponseSchema, options)).batch;
}

export const removeBatch = (batchId: string) =>
  sendOnce(`${base}/${batchId}`, adminBatchesResponseSchema, { method: 'DELETE' });

export const sendTemplate = (method: 'POST' | 'DELETE', path: string, body?: object) =>
  sendOnce(`/api/admin/batch-templates${path}`, templatesResponseSchema, { method, ...(body && { body }) });

export async function moveOrders(batchId: string, body: MoveBatchRequest) {
  const options = { method: 'POST', body, timeout: longWork } as const;
  return (await sendOnce(`${base}/${batchId}/move`, affectedOrdersSchema, options)).orders;
}

export async function cancelOrders(batchId: string, body: CancelBatchRequest) {
  const options = { method: 'POST', body, timeout: longWork } as const;
  return (await sendOnce(`${base}/${batchId}/cancel`, affectedOrdersSchema, options)).orders;
}
