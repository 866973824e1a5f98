import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { pickupPlaceSchema } from '../delivery/place.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { cartMetadataSchema } from '../products/cart-metadata.contract.ts';

/** Where the browser keeps the confirmation of an order. */
export function confirmationKey(orderNumber: string): string {
  return `order_${orderNumber}`;
}

export const confirmationItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  priceSen: senSchema,
  quantity: z.int().check(z.positive()),
  metadata: z.nullable(cartMetadataSchema),
});
export type ConfirmationItem = z.infer<typeof confirmationItemSchema>;

/** What the order summary page shows, kept in the browser and read back with this schema. */
export const storedConfirmationSchema = z.object({
  items: z.array(confirmationItemSchema),
  totalSen: senSchema,
  customer: z.object({ name: z.string(), phone: z.string(), email: z.string(), notes: z.string() }),
  pickup: z.object({
    methodName: z.string(),
    methodNameZh: z.string(),
    /** Summaries kept by a browser may be older than what has a default here. */
    methodDescription: z._default(z.string(), ''),
    methodDescriptionZh: z._default(z.string(), ''),
    feeNote: z._default(z.string(), ''),
    feeNoteZh: z._default(z.string(), ''),
    place: z._default(z.nullable(pickupPlaceSchema), null),
    batchName: z.string(),
    batchNameZh: z._default(z.string(), ''),
    batchDate: plainDateSchema,
    timeSlot: z.nullable(z.string()),
    timeSlotZh: z._default(z.string(), ''),
    slotNote: z._default(z.string(), ''),
    slotNoteZh: z._default(z.string(), ''),
    deliveryAddress: z.nullable(z.string()),
  }),
  paymentReferenceCode: orderNumberSchema,
  outsideStock: z.boolean(),
  /** Cancelled or not accepted since; copies of earlier versions do not say. */
  isCancelled: z.optional(z.boolean()),
  /** Of those, not accepted: nobody cancelled it. */
  isRejected: z.optional(z.boolean()),
  /** The receipt was looked at and not accepted: another one is wanted. */
  isReceiptRefused: z.optional(z.boolean()),
  /** The shop will read the receipt in a moment: asking again soon may tell more. */
  isReceiptUnread: z.optional(z.boolean()),
  /** What could not be seen on the receipt; nothing any more once staff have decided. */
  receiptHint: z.optional(z.enum(['amount', 'success'])),
});
export type StoredConfirmation = z.infer<typeof storedConfirmationSchema>;
