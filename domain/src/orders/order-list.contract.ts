import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { receiptVerdictSchema } from '../receipt-verdict.ts';
import { idSchema } from '../schemas.ts';
import { adminOrderSchema } from './admin-order.contract.ts';
import { moneyFilterSchema } from './refund.ts';
import { dashboardStatusSchema, orderStatuses, paymentStatuses, statusPairSchema } from './status/status.ts';

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

/** One of these names or several, with commas between: `completed,ready_for_pickup`. */
function anyOf<Name extends string>(names: readonly Name[]) {
  const name = `(?:${names.join('|')})`;
  return z.pipe(
    z.string().check(z.regex(new RegExp(`^${name}(?:,${name})*$`))),
    // The pattern let nothing else through.
    z.transform((text) => text.split(',') as Name[]),
  );
}

/** Which orders: what narrows the list, its selection and its export alike. */
export const orderMatchSchema = z.object({
  status: z.optional(dashboardStatusSchema),
  orderStatus: z.optional(anyOf(orderStatuses)),
  paymentStatus: z.optional(anyOf(paymentStatuses)),
  /** Only orders that are over and whose money has to go back, or went. */
  money: z.optional(moneyFilterSchema),
  /** What was read on the latest receipt. */
  verdict: z.optional(receiptVerdictSchema),
  batchId: z.optional(idSchema),
  /** Part of a number, name, phone, email, Instagram name or address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
});
export type OrderMatch = z.infer<typeof orderMatchSchema>;

/** The query string of the orders list; without one, the newest orders come first. */
export const orderListQuerySchema = z.extend(orderMatchSchema, {
  sort: z._default(orderSortFieldSchema, 'created_at'),
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
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

/** So many orders can be chosen at once; who has more changes these and goes on with the rest. */
export const maxSelected = 500;

/** Every order that matches, the newest first. */
export const orderSelectionResponseSchema = z.object({
  orders: z.array(
    z.extend(statusPairSchema, {
      id: z.string(),
      orderNumber: orderNumberSchema,
      customer: z.object({ name: z.string() }),
    }),
  ),
  /** False: more match than can be chosen at once, and these are the newest of them. */
  isComplete: z.boolean(),
});
export type OrderSelectionResponse = z.infer<typeof orderSelectionResponseSchema>;

/** The batches that have orders, for the filters above orders and summary; the nearest to come first. */
export const orderBatchesResponseSchema = z.object({
  batches: z.array(
    z.object({ id: z.string(), batchName: z.string(), batchDate: plainDateSchema, orders: z.int() }),
  ),
});
export type OrderBatchesResponse = z.infer<typeof orderBatchesResponseSchema>;
