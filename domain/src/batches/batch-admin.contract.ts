import * as z from 'zod/mini';
import { momentInputSchema, plainDateSchema } from '../calendar.contract.ts';
import { deliveryMethodSchema } from '../delivery/delivery-method.ts';
import { idSchema, momentSchema } from '../schemas.ts';

/** How one batch uses one slot. A slot it says nothing about is offered as the slot itself is. */
export const batchSlotSchema = z.object({
  timeSlotId: idSchema,
  isActive: z.boolean(),
  /** Orders it takes in this batch; null means the slot's own capacity. */
  capacity: z.nullable(z.int().check(z.positive(), z.maximum(100_000))),
});
export type BatchSlot = z.infer<typeof batchSlotSchema>;

const batchSlotsSchema = z.array(batchSlotSchema).check(z.maxLength(500));
const methodIdsSchema = z.array(idSchema).check(z.maxLength(100));

/** How much of one product a batch has left. */
const scarceProductSchema = z.object({
  productName: z.string(),
  productNameZh: z.string(),
  unit: z.string(),
  availableStock: z.int(),
});

/** A batch as staff see it, with how much of it is sold. */
export const adminBatchSchema = z.object({
  id: z.string(),
  batchName: z.string(),
  batchNameZh: z.string(),
  batchDate: plainDateSchema,
  orderUntil: z.nullable(momentSchema),
  isActive: z.boolean(),
  deliveryMethodIds: z.array(z.string()),
  /** The slots it treats differently. */
  slots: z.array(batchSlotSchema),
  /** Every order that names it, the cancelled ones too: they keep it from being deleted. */
  orders: z.int(),
  /** The orders still to be made or handed over. */
  liveOrders: z.int(),
  /** Over all products: what it makes, and what is left of that. */
  limitQuantity: z.int(),
  availableStock: z.int(),
  /** What runs out first; null where nothing is made. */
  scarcest: z.nullable(scarceProductSchema),
  /** Rises with every save; a save over an older one is refused. */
  version: z.int(),
});
export type AdminBatch = z.infer<typeof adminBatchSchema>;

/** With the delivery methods that can be chosen for a batch. */
export const adminBatchesResponseSchema = z.object({
  batches: z.array(adminBatchSchema),
  deliveryMethods: z.array(deliveryMethodSchema),
});
export type AdminBatchesResponse = z.infer<typeof adminBatchesResponseSchema>;

export const adminBatchResponseSchema = z.object({ batch: adminBatchSchema });
export type AdminBatchResponse = z.infer<typeof adminBatchResponseSchema>;

/** A blank name or date passes here: it is refused by name, not as a malformed request. */
export const batchFormSchema = z.object({
  batchName: z.string().check(z.trim(), z.maxLength(120)),
  batchNameZh: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  batchDate: z.string().check(z.maxLength(10)),
  orderUntil: z.nullable(momentInputSchema),
  deliveryMethodIds: methodIdsSchema,
});
export type BatchForm = z.infer<typeof batchFormSchema>;

/** Saved over the version the form was opened on. */
export const batchUpdateSchema = z.extend(batchFormSchema, { version: z.int() });
export type BatchUpdate = z.infer<typeof batchUpdateSchema>;

export const newBatchSchema = z.extend(batchFormSchema, {
  /** Made by the browser: asking again after a lost answer makes no second batch. */
  id: idSchema,
  isActive: z.boolean(),
  /** From a template; empty offers every slot. */
  slots: batchSlotsSchema,
});
export type NewBatch = z.infer<typeof newBatchSchema>;

export const batchStatusSchema = z.object({ isActive: z.boolean() });
export const slotConfigurationSchema = z.object({
  slots: batchSlotsSchema,
  version: z.int(),
});
export type SlotConfiguration = z.infer<typeof slotConfigurationSchema>;

export const newTemplateSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.trim(), z.maxLength(500)),
  deliveryMethodIds: methodIdsSchema.check(z.minLength(1)),
  slots: batchSlotsSchema,
});
export type NewTemplate = z.infer<typeof newTemplateSchema>;

export const batchTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  deliveryMethodIds: z.array(z.string()),
  slots: z.array(batchSlotSchema),
});
export type BatchTemplate = z.infer<typeof batchTemplateSchema>;

export const templatesResponseSchema = z.object({ templates: z.array(batchTemplateSchema) });
export type TemplatesResponse = z.infer<typeof templatesResponseSchema>;
