import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { orderMethodSchema } from '../delivery/delivery-method.ts';
import { senSchema } from '../money.contract.ts';
import { customerStatusSchema, orderStatusSchema, paymentStatusSchema } from '../orders/status/status.ts';
import { receiptKindSchema } from '../receipts/receipt.ts';
import { momentSchema } from '../schemas.ts';

const lookupField = z.string().check(z.maxLength(100));
export const lookupRequestSchema = z.object({
  orderNumber: lookupField,
  phone: lookupField,
  /** From the link in a message: as good as the phone. */
  key: z.optional(lookupField),
});
export type LookupRequest = z.infer<typeof lookupRequestSchema>;

/** What anyone who knows the number or the phone may see. */
const visibleSchema = z.object({
  orderNumber: z.string(),
  customerStatus: customerStatusSchema,
  orderStatus: orderStatusSchema,
  customerName: z.string(),
  phone: z.string(),
  /** Each product of the order once, in the order they were chosen. */
  products: z.array(z.object({ name: z.string(), nameZh: z.string(), quantity: z.int() })),
  /** Of all products together. */
  quantity: z.int(),
  totalSen: senSchema,
  deliveryMethod: z.nullable(orderMethodSchema),
  batch: z.nullable(z.object({ batchName: z.string(), batchNameZh: z.string(), batchDate: plainDateSchema })),
  timeSlot: z.nullable(z.string()),
  timeSlotZh: z.string(),
  slotNote: z.string(),
  slotNoteZh: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});

export const maskedOrderSchema = z.extend(visibleSchema, { access: z.literal('masked') });
export type MaskedOrder = z.infer<typeof maskedOrderSchema>;

/** What the customer sees with number and phone together, or in the browser that ordered. */
export const fullOrderSchema = z.extend(visibleSchema, {
  access: z.literal('full'),
  deliveryAddress: z.nullable(z.string()),
  specialInstructions: z.nullable(z.string()),
  /** The note staff wrote for the customer when cancelling. */
  customerNote: z.nullable(z.string()),
  paymentStatus: paymentStatusSchema,
  /** Paid after the hold had expired and the stock was gone: staff will call. */
  outsideStock: z.boolean(),
  /** The latest receipt; only the ordering browser may open it. */
  receipt: z.nullable(z.object({ kind: receiptKindSchema, uploadedAt: momentSchema })),
  canReplaceReceipt: z.boolean(),
});
export type FullOrder = z.infer<typeof fullOrderSchema>;

export const foundOrderSchema = z.discriminatedUnion('access', [fullOrderSchema, maskedOrderSchema]);
export type FoundOrder = z.infer<typeof foundOrderSchema>;

export const lookupResponseSchema = z.object({ orders: z.array(foundOrderSchema) });
export type LookupResponse = z.infer<typeof lookupResponseSchema>;

/** The orders this browser placed, by its order cookie. */
export const ownOrdersResponseSchema = z.object({ orders: z.array(fullOrderSchema) });
export type OwnOrdersResponse = z.infer<typeof ownOrdersResponseSchema>;
