import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { orderStatusSchema, paymentStatusSchema } from '../orders/status/status.ts';
import { momentSchema } from '../schemas.ts';
import { receiptReadingSchema } from './reading/receipt-reading.contract.ts';
import { receiptKindSchema } from './receipt.ts';

/** Receipts that wait for review, the longest waiting first. */
export const reviewQueueSchema = z.object({
  waiting: z.int(),
  /** "7 of 23 waiting"; null when the order itself does not wait. */
  position: z.nullable(z.int()),
  previousId: z.nullable(z.string()),
  /** Where to go on; the first of the queue when the order itself does not wait. */
  nextId: z.nullable(z.string()),
});
export type ReviewQueue = z.infer<typeof reviewQueueSchema>;

/** The line goes by arrival, or by what was read: what does not match first, what does last. */
export const reviewSortSchema = z.enum(['arrival', 'verdict']);
export type ReviewSort = z.infer<typeof reviewSortSchema>;
export const reviewQuerySchema = z.object({ sort: z._default(reviewSortSchema, 'arrival') });

/** Everything the reviewer needs beside the picture itself. */
export const receiptReviewResponseSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
  customerName: z.string(),
  orderStatus: orderStatusSchema,
  paymentStatus: paymentStatusSchema,
  outsideStock: z.boolean(),
  version: z.int(),
  amountDueSen: senSchema,
  paymentReferenceCode: orderNumberSchema,
  receipt: z.nullable(
    z.object({
      id: z.string(),
      kind: receiptKindSchema,
      originalName: z.string(),
      sizeBytes: z.int(),
      uploadedAt: momentSchema,
      viewUrl: z.string(),
      downloadUrl: z.string(),
    }),
  ),
  /** Other orders that were paid with the very same file, the oldest first. */
  sameFileOrders: z.array(
    z.object({ orderId: z.string(), orderNumber: orderNumberSchema, uploadedAt: momentSchema }),
  ),
  /** What the shop read on the receipt; null without one. */
  reading: z.nullable(receiptReadingSchema),
  queue: reviewQueueSchema,
});
export type ReceiptReviewResponse = z.infer<typeof receiptReviewResponseSchema>;

export const approveReceiptRequestSchema = z.object({ seenInBank: z.boolean(), version: z.int() });
export type ApproveReceiptRequest = z.infer<typeof approveReceiptRequestSchema>;

/** Not accepted, or cancelled: the notes are those the customer sees on the status page. */
export const cancelReceiptRequestSchema = z.object({
  notes: z.string().check(z.maxLength(1000)),
  version: z.int(),
  /** On cancelling: the reviewer saw the money in the bank account, so it has to go back. */
  hasMoneyArrived: z.optional(z.boolean()),
});
export type CancelReceiptRequest = z.infer<typeof cancelReceiptRequestSchema>;
