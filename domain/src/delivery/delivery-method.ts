import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { idSchema } from '../schemas.ts';
import { pickupPlaceSchema } from './place.ts';

export const deliveryMethodSchema = z.object({
  id: z.string(),
  name: z.string(),
  nameZh: z.string(),
  description: z.string(),
  descriptionZh: z.string(),
  /** What bringing the boxes costs and who pays it, in words: it is no part of the payment. */
  feeNote: z.string(),
  feeNoteZh: z.string(),
  sortOrder: z.int(),
  isPickup: z.boolean(),
  /** `fixed`: the method has one time, taken without asking. `choose`: the customer picks one. */
  slotChoice: z.enum(['fixed', 'choose']),
  needsAddress: z.boolean(),
  /** Where customers, or their riders, come to; null where the shop comes to them. */
  place: z.nullable(pickupPlaceSchema),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>;

/** What an order keeps of its method: the words it was placed with, whatever they are changed to. */
export const orderMethodSchema = z.omit(deliveryMethodSchema, { sortOrder: true, slotChoice: true });
export type OrderMethod = z.infer<typeof orderMethodSchema>;

export const timeSlotSchema = z.object({
  id: z.string(),
  deliveryMethodId: z.string(),
  timeSlot: z.string(),
  /** Empty where it is hours, which read the same in both languages. */
  timeSlotZh: z.string(),
  note: z.string(),
  noteZh: z.string(),
  isPickup: z.boolean(),
  /** Only for carts with a product that has times of its own; the name is the specification's. */
  requiresTeochewYam: z.boolean(),
  /** Orders it can take; null means any number. */
  capacity: z.nullable(z.int().check(z.nonnegative())),
});
export type TimeSlot = z.infer<typeof timeSlotSchema>;

/** Whether a slot is kept for products that have times of their own. */
export function isOwnSlot({ requiresTeochewYam }: Pick<TimeSlot, 'requiresTeochewYam'>): boolean {
  return requiresTeochewYam;
}

/** The same as a field of a slot. */
export function ownSlotField(isOwn: boolean): Pick<TimeSlot, 'requiresTeochewYam'> {
  return { requiresTeochewYam: isOwn };
}

/** A slot as one batch offers it: with the capacity it has there, and whether that is used up. */
export const offeredSlotSchema = z.extend(timeSlotSchema, { isFull: z.boolean() });
export type OfferedSlot = z.infer<typeof offeredSlotSchema>;

/** Without a batch, the slots as they are in general; without a method, those of every method. */
export const timeSlotsQuerySchema = z.object({
  deliveryMethodId: z.optional(idSchema),
  batchId: z.optional(idSchema),
});

export const pickupBatchSchema = z.object({
  id: z.string(),
  batchName: z.string(),
  /** Empty where it has one name for everybody. */
  batchNameZh: z.string(),
  batchDate: plainDateSchema,
  deliveryMethodIds: z.array(z.string()),
  /** The moment the batch stops taking orders; null means its own day. */
  orderUntil: z.nullable(z.iso.datetime({ offset: true })),
});
export type PickupBatch = z.infer<typeof pickupBatchSchema>;

/** Whom a batch is there for: everybody, or only staff, because it is past its cut-off or not shown. */
export const batchOffers = ['open', 'closed', 'hidden'] as const;
export type BatchOffer = (typeof batchOffers)[number];

export const deliveryMethodsResponseSchema = z.object({ deliveryMethods: z.array(deliveryMethodSchema) });
export const timeSlotsResponseSchema = z.object({ timeSlots: z.array(offeredSlotSchema) });
export const pickupBatchesResponseSchema = z.object({ batches: z.array(pickupBatchSchema) });
export type DeliveryMethodsResponse = z.infer<typeof deliveryMethodsResponseSchema>;
export type TimeSlotsResponse = z.infer<typeof timeSlotsResponseSchema>;
export type PickupBatchesResponse = z.infer<typeof pickupBatchesResponseSchema>;
