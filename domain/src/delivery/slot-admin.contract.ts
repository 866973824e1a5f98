import * as z from 'zod/mini';
import { idSchema } from '../schemas.ts';
import { timeSlotSchema } from './delivery-method.ts';
import { adminMethodSchema } from './method-admin.contract.ts';

/** A slot as staff see it: switched off ones too, and how many orders are in it. */
export const adminSlotSchema = z.extend(timeSlotSchema, { isActive: z.boolean(), orders: z.int() });
export type AdminSlot = z.infer<typeof adminSlotSchema>;

export const adminSlotsResponseSchema = z.object({
  deliveryMethods: z.array(adminMethodSchema),
  timeSlots: z.array(adminSlotSchema),
});
export type AdminSlotsResponse = z.infer<typeof adminSlotsResponseSchema>;

/** At least one order, or no capacity at all: a slot that takes none is switched off. */
const capacitySchema = z.nullable(z.int().check(z.positive(), z.maximum(100_000)));

const words = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A blank time passes here: it is refused by name. */
export const newSlotSchema = z.object({
  deliveryMethodId: idSchema,
  timeSlot: words(80),
  timeSlotZh: z._default(words(80), ''),
  note: z._default(words(200), ''),
  noteZh: z._default(words(200), ''),
  isPickup: z.boolean(),
  requiresTeochewYam: z.boolean(),
  capacity: capacitySchema,
});
export type NewSlot = z.infer<typeof newSlotSchema>;

/** Its words stay: orders and messages already name them. */
export const slotChangeSchema = z.object({
  isActive: z.optional(z.boolean()),
  note: z.optional(words(200)),
  noteZh: z.optional(words(200)),
  isPickup: z.optional(z.boolean()),
  requiresTeochewYam: z.optional(z.boolean()),
  capacity: z.optional(capacitySchema),
});
export type SlotChange = z.infer<typeof slotChangeSchema>;

export const adminSlotResponseSchema = z.object({ timeSlot: adminSlotSchema });
