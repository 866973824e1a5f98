import * as z from 'zod/mini';
import { senSchema } from '../money.ts';
import { orderNumberSchema } from './order-number.ts';
import { receiptKindSchema } from './receipt.ts';
import { momentSchema } from './wire.ts';

/** Everything the reviewer needs beside the picture itself. */
export const receiptReviewAnswerSchema = z.object({
  orderId: z.string(),
  orderNumber: orderNumberSchema,
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
  /** Other orders that were paid with the very same file. */
  sameFileOrders: z.array(z.object({ orderId: z.string(), orderNumber: orderNumberSchema })),
  previousPendingId: z.nullable(z.string()),
  nextPendingId: z.nullable(z.string()),
});
export type ReceiptReviewAnswer = z.infer<typeof receiptReviewAnswerSchema>;

export const approveReceiptRequestSchema = z.object({ seenInBank: z.boolean(), version: z.int() });
export type ApproveReceiptRequest = z.infer<typeof approveReceiptRequestSchema>;

/** The notes are those the customer sees on the status page. */
export const cancelReceiptRequestSchema = z.object({
  notes: z.string().check(z.maxLength(1000)),
  version: z.int(),
});
export type CancelReceiptRequest = z.infer<typeof cancelReceiptRequestSchema>;
