import * as z from 'zod/mini';
import { orderNumberSchema } from '../order-number.ts';
import { statusPairSchema } from '../orders/status/status.ts';

const proof = z._default(z.string().check(z.trim(), z.maxLength(100)), '');

/** The text parts beside the file; blank in the browser that ordered, which is known by its cookie. */
export const receiptUploadSchema = z.object({
  phone: proof,
  /** From the link in a message: as good as the phone. */
  key: proof,
});
export type ReceiptUpload = z.infer<typeof receiptUploadSchema>;

export const receiptUploadResponseSchema = z.extend(statusPairSchema, {
  orderNumber: orderNumberSchema,
  /** True while the order still waits for staff because its stock was gone. */
  outsideStock: z.boolean(),
});
export type ReceiptUploadResponse = z.infer<typeof receiptUploadResponseSchema>;
