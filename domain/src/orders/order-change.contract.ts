import * as z from 'zod/mini';
import { orderSelectionSchema } from '../holds/hold.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { idSchema } from '../schemas.ts';
import { statusPairSchema } from './status/status.ts';

/** A blank reason passes here: it is refused by name, not as a malformed request. */
const reasonSchema = z.string().check(z.maxLength(1000));

/** Any pair of statuses by hand, against the version the screen was showing. */
export const statusChangeRequestSchema = z.extend(statusPairSchema, {
  reason: reasonSchema,
  version: z.int(),
});
export type StatusChangeRequest = z.infer<typeof statusChangeRequestSchema>;

/** Notes carry the version they were written on, so that a colleague's newer ones are not lost. */
export const notesUpdateRequestSchema = z.object({
  notes: z.string().check(z.maxLength(20_000)),
  version: z.int(),
});
export type NotesUpdateRequest = z.infer<typeof notesUpdateRequestSchema>;

export const notesResponseSchema = z.object({ notes: z.string(), version: z.int() });
export type NotesResponse = z.infer<typeof notesResponseSchema>;

export const bulkStatuses = ['ready_for_pickup', 'completed', 'cancelled'] as const;

const chosenIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(500));

/** Before many orders are changed: what they are by now, whatever they were when they were chosen. */
export const bulkPreviewRequestSchema = z.object({ orderIds: chosenIdsSchema });
export type BulkPreviewRequest = z.infer<typeof bulkPreviewRequestSchema>;

export const bulkPreviewResponseSchema = z.object({
  orders: z.array(
    z.extend(statusPairSchema, {
      id: z.string(),
      orderNumber: orderNumberSchema,
      customer: z.object({ name: z.string() }),
      totalSen: senSchema,
      /** Whether a receipt ever came. */
      hasReceipt: z.boolean(),
    }),
  ),
});
export type BulkPreviewResponse = z.infer<typeof bulkPreviewResponseSchema>;
export type PreviewedOrder = BulkPreviewResponse['orders'][number];

export const bulkChangeRequestSchema = z.object({
  orderIds: chosenIdsSchema,
  orderStatus: z.enum(bulkStatuses),
  reason: reasonSchema,
});
export type BulkChangeRequest = z.infer<typeof bulkChangeRequestSchema>;

const changedOrderSchema = z.object({ orderId: z.string(), orderNumber: orderNumberSchema });

/** Each order succeeds or fails for itself; a failure carries its refusal. */
export const bulkChangeResponseSchema = z.object({
  changed: z.array(changedOrderSchema),
  /** Had the status before. */
  unchanged: z.array(changedOrderSchema),
  /** Cancelled or rejected before: many at once never bring one back. */
  skipped: z.array(changedOrderSchema),
  failed: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: z.nullable(orderNumberSchema),
      code: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type BulkChangeResponse = z.infer<typeof bulkChangeResponseSchema>;

/** The money of a cancelled or rejected order went back to its customer, or did not after all. */
export const moneyReturnRequestSchema = z.object({ isReturned: z.boolean(), version: z.int() });
export type MoneyReturnRequest = z.infer<typeof moneyReturnRequestSchema>;

/** The same stock check as a customer's order, in the new batch. */
export const moveOrderRequestSchema = z.extend(orderSelectionSchema, {
  /** Blank keeps the address the order has. */
  deliveryAddress: z.string().check(z.trim(), z.maxLength(500)),
  version: z.int(),
});
export type MoveOrderRequest = z.infer<typeof moveOrderRequestSchema>;
