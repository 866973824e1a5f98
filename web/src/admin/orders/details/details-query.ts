import { adminOrderAnswerSchema } from '@mooncake/domain/orders/admin-order.contract';
import { auditAnswerSchema } from '@mooncake/domain/staff/audit.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** One order with everything staff may see. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/orders/${orderId}`, adminOrderAnswerSchema, { signal })).order,
  });

/** What was done to it, newest first. */
export const historyQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'history', orderId],
    queryFn: async ({ signal }) =>
      (await request(`/api/admin/orders/${orderId}/history`, auditAnswerSchema, { signal })).entries,
  });
