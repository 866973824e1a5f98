import * as z from 'zod/mini';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { maxSelected } from '../orders/order-list.contract.ts';
import { idSchema, momentSchema } from '../schemas.ts';
import { receiptKindSchema } from './receipt.ts';

/** Receipts on which everything matches, the longest waiting first; as many as one press may approve. */
export const matchingReceiptsResponseSchema = z.object({
  /** Whether the owner switched approving many at once on. */
  isOn: z.boolean(),
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderNumber: orderNumberSchema,
      customerName: z.string(),
      amountDueSen: senSchema,
      version: z.int(),
      receipt: z.object({ kind: receiptKindSchema, uploadedAt: momentSchema, viewUrl: z.string() }),
    }),
  ),
  /** How many match as well, but may be copies of earlier receipts that are not read yet. */
  heldBack: z.int(),
});
export type MatchingReceiptsResponse = z.infer<typeof matchingReceiptsResponseSchema>;
export type MatchingReceipt = MatchingReceiptsResponse['orders'][number];

export const approveMatchingRequestSchema = z.object({
  /** Drawn by who asks; the approval is taken back by it. */
  approvalId: idSchema,
  /** Every one of these payments was seen in the bank account. */
  seenInBank: z.boolean(),
  /** Each with the version that was shown. */
  orders: z
    .array(z.object({ orderId: idSchema, version: z.int() }))
    .check(z.minLength(1), z.maxLength(maxSelected)),
});
export type ApproveMatchingRequest = z.infer<typeof approveMatchingRequestSchema>;

const doneSchema = z.array(z.object({ orderId: z.string(), orderNumber: orderNumberSchema }));
const failedSchema = z.array(
  z.object({
    orderId: z.string(),
    orderNumber: z.nullable(orderNumberSchema),
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
);

/** Each order succeeds or fails for itself; a failure carries its refusal. */
export const approveMatchingResponseSchema = z.object({
  approved: doneSchema,
  failed: failedSchema,
  /** Until then it can be taken back. */
  undoUntil: momentSchema,
});
export type ApproveMatchingResponse = z.infer<typeof approveMatchingResponseSchema>;

export const undoApprovalResponseSchema = z.object({ undone: doneSchema, failed: failedSchema });
export type UndoApprovalResponse = z.infer<typeof undoApprovalResponseSchema>;
