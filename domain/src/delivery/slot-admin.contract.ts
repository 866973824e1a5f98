import * as z from 'zod/mini';
import { idSchema } from '../schemas.ts';
import { deliveryMethodSchema, timeSlotSchema } from './delivery-method.ts';

/** A slot as staff see it: switched off ones too, and how many orders are in it. */
export const adminSlotSchema = z.extend(timeSlotSchema, { isActive: z.boolean(), orders: z.int() });
export type AdminSlot = z.infer<typeof adminSlotSchema>;

export const adminSlotsResponseSchema = z.object({
  deliveryMethods: z.array(deliveryMethodSchema),
  timeSlots: z.array(adminSlotSchema),
});
export type AdminSlotsResponse = z.infer<typeof adminSlotsResponseSchema>;

/** At least one order, or no capacity at all: a slot that takes none is switched off. */
const capacitySchema = z.nullable(z.int().check(z.positive(), z.maximum(100_000)));

/** A blank time passes here: it is refused by name. */
export const newSlotSchema = z.object({
  deliveryMethodId: idSchema,
  timeSlot: z.string().check(z.trim(), z.maxLength(80)),
  isPickup: z.boolean(),
  requiresTeochewYam: z.boolean(),
  capacity: capacitySchema,
});
export type NewSlot = z.infer<typeof newSlotSchema>;

/** Its words stay: orders and messages already name them. */
export const slotChangeSchema = z.object({
  isActive: z.optional(z.boolean()),
  isPickup: z.optional(z.boolean()),
  requiresTeochewYam: z.optional(z.boolean()),
  capacity: z.optional(capacitySchema),
});
export type SlotChange = z.infer<typeof slotChangeSchema>;

export const adminSlotResponseSchema = z.object({ timeSlot: adminSlotSchema });
