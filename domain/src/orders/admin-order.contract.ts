import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { orderMethodSchema } from '../delivery/delivery-method.ts';
import { languageSchema } from '../language.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { receiptVerdictSchema } from '../receipt-verdict.ts';
import { momentSchema } from '../schemas.ts';
import { auditChangeSchema } from '../staff/audit-changes.ts';
import { boxContentSchema } from './contents/box-contents.ts';
import { refundSchema } from './refund.ts';
import { dashboardStatusSchema, statusPairSchema } from './status/status.ts';

export const adminOrderItemSchema = z.object({
  id: z.string(),
  /** Null once the product was deleted; the order keeps its names. */
  productId: z.nullable(z.string()),
  productName: z.string(),
  productNameZh: z.string(),
  /** The name of the product's kind. */
  productType: z.string(),
  quantity: z.int(),
  unitPriceSen: senSchema,
  totalSen: senSchema,
  /** What is in one box, read from whichever way it was stored. */
  contents: z.array(boxContentSchema),
});
export type AdminOrderItem = z.infer<typeof adminOrderItemSchema>;

/** An order as staff see it, in the list and in its details alike. */
export const adminOrderSchema = z.extend(statusPairSchema, {
  id: z.string(),
  orderNumber: orderNumberSchema,
  /** Opens the order for whoever follows the link in a message. */
  linkKey: z.string(),
  dashboardStatus: dashboardStatusSchema,
  /** Counts up with every change; a change made against an older one is refused. */
  version: z.int(),
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.nullable(z.string()),
    instagram: z.nullable(z.string()),
    facebook: z.nullable(z.string()),
    /** The phone as wa.me wants it, digits only; null when it is no number one could write to. */
    whatsapp: z.nullable(z.string()),
  }),
  language: languageSchema,
  mooncakeType: z.string(),
  quantity: z.int(),
  totalSen: senSchema,
  items: z.array(adminOrderItemSchema),
  deliveryMethod: z.nullable(orderMethodSchema),
  batch: z.nullable(z.object({ id: z.string(), batchName: z.string(), batchDate: plainDateSchema })),
  timeSlot: z.nullable(z.string()),
  timeSlotZh: z.string(),
  slotNote: z.string(),
  slotNoteZh: z.string(),
  timeSlotId: z.nullable(z.string()),
  deliveryAddress: z.nullable(z.string()),
  /** What its moves come to, as the log keeps them: that the address changed, never which one it was. */
  moved: z.nullable(z.object({ changes: z.array(auditChangeSchema), addressChanged: z.boolean() })),
  specialInstructions: z.nullable(z.string()),
  adminNotes: z.string(),
  adminNotesVersion: z.int(),
  customerNote: z.nullable(z.string()),
  hasReceipt: z.boolean(),
  /** What the shop made of the latest receipt; null while it is not read, or cannot be. */
  receiptVerdict: z.nullable(receiptVerdictSchema),
  /** A late receipt whose stock was gone: staff decide, and approving takes stock or is refused. */
  outsideStock: z.boolean(),
  paymentUploadedAt: z.nullable(momentSchema),
  paymentVerifiedAt: z.nullable(momentSchema),
  /** Since when its payment is rejected: an order that goes on waits for another receipt from here. */
  paymentRejectedAt: z.nullable(momentSchema),
  /** Whether money has to go back to the customer; null while it has not. */
  refund: z.nullable(refundSchema),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type AdminOrder = z.infer<typeof adminOrderSchema>;

export const adminOrderResponseSchema = z.object({ order: adminOrderSchema });
export type AdminOrderResponse = z.infer<typeof adminOrderResponseSchema>;
