import * as z from 'zod/mini';
import { languageSchema } from '../language.contract.ts';
import { senSchema } from '../money.contract.ts';
import { orderNumberSchema } from '../order-number.ts';
import { cartMetadataSchema } from '../products/cart-metadata.contract.ts';
import { idSchema, momentSchema } from '../schemas.ts';

/** One line of the cart, without names or prices: those are the catalogue's to say. */
export const orderLineSchema = z.object({
  productId: idSchema,
  quantity: z.int().check(z.minimum(1), z.maximum(9999)),
  metadata: z.nullable(cartMetadataSchema),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSelectionSchema = z.object({
  deliveryMethodId: idSchema,
  batchId: idSchema,
  timeSlotId: idSchema,
});
export type OrderSelection = z.infer<typeof orderSelectionSchema>;

export const holdRequestSchema = z.extend(orderSelectionSchema, {
  items: z.array(orderLineSchema).check(z.minLength(1), z.maxLength(100)),
  /** The total on the customer's screen; a different one by the catalogue is refused, never charged. */
  seenTotalSen: senSchema,
  language: languageSchema,
  /** The hold this one replaces: its stock is freed and its order number kept. */
  replaces: z.optional(idSchema),
});
export type HoldRequest = z.infer<typeof holdRequestSchema>;

export const holdResponseSchema = z.object({
  /** Secret: whoever knows it may complete the order. */
  holdId: idSchema,
  orderNumber: orderNumberSchema,
  totalSen: senSchema,
  expiresAt: momentSchema,
  /** The server's clock, so that a wrong one in the browser does not shorten the time shown. */
  serverNow: momentSchema,
  canExtend: z.boolean(),
});
export type HoldResponse = z.infer<typeof holdResponseSchema>;

/** The hold as a reloaded page finds it again: also what is held, for when and where. */
export const holdStateSchema = z.extend(holdResponseSchema, {
  deliveryMethodId: idSchema,
  batchId: idSchema,
  timeSlotId: z.nullable(idSchema),
  items: z.array(
    z.object({
      productId: idSchema,
      name: z.string(),
      nameZh: z.string(),
      quantity: z.int(),
      priceSen: senSchema,
      metadata: z.nullable(cartMetadataSchema),
    }),
  ),
});
export type HoldState = z.infer<typeof holdStateSchema>;

/** After a release: whatever became of the stock, it is not held any more. */
export const releasedResponseSchema = z.object({ orderNumber: orderNumberSchema });
export type ReleasedResponse = z.infer<typeof releasedResponseSchema>;
