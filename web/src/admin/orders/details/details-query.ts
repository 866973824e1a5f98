import { adminOrderResponseSchema } from '@mooncake/domain/orders/admin-order.contract';
import { auditResponseSchema } from '@mooncake/domain/staff/audit.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** One order with everything staff may see. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/orders/${orderId}`, adminOrderResponseSchema, { signal })).order,
  });

/** What was done to it, newest first. */
export const historyQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'history', orderId],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/orders/${orderId}/history`, auditResponseSchema, { signal })).entries,
  });
