import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';
import { batchOffers } from '../delivery/delivery-method.ts';
import { idSchema } from '../schemas.ts';
import { shortageSchema } from './shortages.ts';

/** How much of a product one batch makes and has left. */
const productLimitSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  productNameZh: z.string(),
  limitQuantity: z.int(),
  currentQuantity: z.int(),
  availableStock: z.int(),
  unit: z.string(),
});
export type ProductLimit = z.infer<typeof productLimitSchema>;

const batchAvailabilitySchema = z.object({
  batchId: z.string(),
  batchName: z.string(),
  batchNameZh: z.string(),
  batchDate: plainDateSchema,
  canFulfill: z.boolean(),
  insufficientProducts: z.array(shortageSchema),
  productLimits: z.array(productLimitSchema),
});
export type BatchAvailability = z.infer<typeof batchAvailabilitySchema>;

/** "Which dates can make this?" — null asks about the batches of every delivery method. */
export const availabilityQuestionSchema = z.object({
  deliveryMethodId: z.nullable(idSchema),
  needs: z
    .array(z.object({ productId: idSchema, units: z.int().check(z.positive()) }))
    .check(z.maxLength(200)),
});
export type AvailabilityQuestion = z.infer<typeof availabilityQuestionSchema>;

/** The same question without a cart, as a query string: what each date still has. */
export const availabilityQuerySchema = z.object({ deliveryMethodId: z.optional(idSchema) });

export const availabilityResponseSchema = z.object({ batches: z.array(batchAvailabilitySchema) });
export type AvailabilityResponse = z.infer<typeof availabilityResponseSchema>;

/** The same question from staff; the batch an order is in already is told of even when it is past. */
export const staffAvailabilityQuestionSchema = z.extend(availabilityQuestionSchema, {
  ownBatchId: z.nullable(idSchema),
});
export type StaffAvailabilityQuestion = z.infer<typeof staffAvailabilityQuestionSchema>;

export const staffAvailabilityResponseSchema = z.object({
  batches: z.array(z.extend(batchAvailabilitySchema, { offer: z.enum(batchOffers) })),
});
export type StaffAvailabilityResponse = z.infer<typeof staffAvailabilityResponseSchema>;
