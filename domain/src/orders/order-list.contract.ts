import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { idSchema } from '../schemas.ts';
import { adminOrderSchema } from './admin-order.contract.ts';
import { dashboardStatusSchema } from './status/status.ts';

export const orderSortFields = [
  'created_at',
  'order_number',
  'customer_name',
  'total_amount',
  'pickup_batch',
] as const;
export const orderSortFieldSchema = z.enum(orderSortFields);
export type OrderSortField = z.infer<typeof orderSortFieldSchema>;

const pageNumber = (max: number) => z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(max));

/** The query string of the orders list; without one, the newest orders come first. */
export const orderListQuerySchema = z.object({
  sort: z._default(orderSortFieldSchema, 'created_at'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
  status: z.optional(dashboardStatusSchema),
  batchId: z.optional(idSchema),
  /** Part of a number, name or phone. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  page: z._default(pageNumber(1_000_000), 1),
  pageSize: z._default(pageNumber(200), 50),
});
export type OrderListQuery = z.infer<typeof orderListQuerySchema>;

export const orderListResponseSchema = z.object({
  orders: z.array(adminOrderSchema),
  /** How many orders match; of a search, counted only as far as `isTotalExact` says. */
  total: z.int(),
  /** False: there are more than `total`, shown as "200+". */
  isTotalExact: z.boolean(),
  page: z.int(),
  pageSize: z.int(),
});
export type OrderListResponse = z.infer<typeof orderListResponseSchema>;

/** The batches that have orders, for the filter of the list; the latest date first. */
export const orderBatchesResponseSchema = z.object({
  batches: z.array(
    z.object({ id: z.string(), batchName: z.string(), batchDate: plainDateSchema, orders: z.int() }),
  ),
});
export type OrderBatchesResponse = z.infer<typeof orderBatchesResponseSchema>;
