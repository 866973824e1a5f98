import * as z from 'zod/mini';
import { idSchema } from '../schemas.ts';
import { deliveryMethodSchema } from './delivery-method.ts';
import { methodDraftSchema } from './method-draft.ts';

/** A method as staff see it: switched off ones too, and what would lose it. */
export const adminMethodSchema = z.extend(deliveryMethodSchema, {
  isActive: z.boolean(),
  /** Orders that were placed with it, whatever became of them. */
  orders: z.int(),
  /** Batches to come that offer it. */
  batches: z.int(),
  /** Times it has, switched on. */
  slots: z.int(),
  version: z.int(),
});
export type AdminMethod = z.infer<typeof adminMethodSchema>;

export const adminMethodsResponseSchema = z.object({ deliveryMethods: z.array(adminMethodSchema) });
export const adminMethodResponseSchema = z.object({ deliveryMethod: adminMethodSchema });

export const methodCreateRequestSchema = z.extend(methodDraftSchema, { id: idSchema });
export type MethodCreateRequest = z.infer<typeof methodCreateRequestSchema>;

export const methodUpdateRequestSchema = z.extend(methodDraftSchema, {
  version: z.int(),
  /** Whether a mended place is mended for every method that had the very same one. */
  movesSharedPlace: z.boolean(),
});
export type MethodUpdateRequest = z.infer<typeof methodUpdateRequestSchema>;
