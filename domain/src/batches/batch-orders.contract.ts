import * as z from 'zod/mini';
import { adminOrderSchema } from '../orders/admin-order.contract.ts';
import { idSchema } from '../schemas.ts';
import { shortageSchema } from '../stock/shortages.ts';

/** What would be moved or cancelled, before anything is. */
const affectedSchema = z.object({
  orders: z.int(),
  boxes: z.int(),
  pieces: z.int(),
  /** Customers at the payment right now: their orders still arrive in this batch. */
  paying: z.int(),
});

export const cancelPreviewSchema = affectedSchema;
export type CancelPreview = z.infer<typeof cancelPreviewSchema>;

/** Everything in the way of a move; it goes ahead when all lists are empty. */
export const moveObstaclesSchema = z.object({
  shortages: z.array(shortageSchema),
  /** Slots the other batch has too little room in, or has switched off (nothing available). */
  slots: z.array(
    z.object({ timeSlot: z.string(), timeSlotZh: z.string(), needed: z.int(), available: z.int() }),
  ),
  /** Methods the other batch does not go with. */
  methods: z.array(z.object({ name: z.string(), nameZh: z.string(), orders: z.int() })),
});
export type MoveObstacles = z.infer<typeof moveObstaclesSchema>;

export const movePreviewSchema = z.extend(affectedSchema, { obstacles: moveObstaclesSchema });
export type MovePreview = z.infer<typeof movePreviewSchema>;

export const movePreviewQuerySchema = z.object({ toBatchId: idSchema });

export const moveBatchRequestSchema = z.object({
  toBatchId: idSchema,
  /** Hide the emptied batch from customers in the same go. */
  disablesBatch: z.boolean(),
});
export type MoveBatchRequest = z.infer<typeof moveBatchRequestSchema>;

export const cancelBatchRequestSchema = z.object({
  /** Every customer reads it on the status page. A blank one is refused by name. */
  reason: z.string().check(z.trim(), z.maxLength(1000)),
  disablesBatch: z.boolean(),
});
export type CancelBatchRequest = z.infer<typeof cancelBatchRequestSchema>;

/** The orders that were changed, as they are now, to write to their customers. */
export const affectedOrdersSchema = z.object({ orders: z.array(adminOrderSchema) });
export type AffectedOrders = z.infer<typeof affectedOrdersSchema>;
