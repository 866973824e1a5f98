import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { boxContentSchema } from '../orders/contents/box-contents.ts';
import { idSchema } from '../schemas.ts';
import { defaultIncludeMode, includeModeSchema } from './summary.contract.ts';

/** What is packed: the orders of one batch that count, or one order whatever its state. */
export const packingQuerySchema = z
  .object({
    batchId: z.optional(idSchema),
    orderId: z.optional(idSchema),
    include: z._default(includeModeSchema, defaultIncludeMode),
  })
  .check(z.refine(({ batchId, orderId }) => (batchId === undefined) !== (orderId === undefined)));
export type PackingQuery = z.infer<typeof packingQuerySchema>;

const packedItemSchema = z.object({
  productName: z.string(),
  productNameZh: z.string(),
  /** How many boxes of this very content. */
  quantity: z.int(),
  /** What is in one of them, each flavour once. */
  contents: z.array(boxContentSchema),
});
export type PackedItem = z.infer<typeof packedItemSchema>;

/** What goes with the boxes of an order on paper; private notes of staff never do. */
export const packedOrderSchema = z.object({
  id: z.string(),
  orderNumber: orderNumberSchema,
  customerName: z.string(),
  phone: z.string(),
  method: z.nullable(z.object({ name: z.string(), nameZh: z.string() })),
  batch: z.nullable(z.object({ batchName: z.string(), batchDate: plainDateSchema })),
  timeSlot: z.nullable(z.string()),
  timeSlotZh: z.string(),
  slotNote: z.string(),
  slotNoteZh: z.string(),
  deliveryAddress: z.nullable(z.string()),
  specialInstructions: z.nullable(z.string()),
  isPaid: z.boolean(),
  /** Paid for when the boxes were gone, and not decided yet. */
  isOutsideStock: z.boolean(),
  totalSen: senSchema,
  items: z.array(packedItemSchema),
});
export type PackedOrder = z.infer<typeof packedOrderSchema>;

/** In the order they are handed out: by time slot, then by number. */
export const packingResponseSchema = z.object({ orders: z.array(packedOrderSchema) });
export type PackingResponse = z.infer<typeof packingResponseSchema>;
