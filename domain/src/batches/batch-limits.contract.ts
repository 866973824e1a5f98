import * as z from 'zod/mini';
import { plainDateSchema } from '../calendar.contract.ts';

/** What one batch makes of one product and how much of it is gone. */
export const adminLimitSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  productNameZh: z.string(),
  /** A product taken off the shelf stays listed while the batch still owes some. */
  isProductActive: z.boolean(),
  unit: z.string(),
  limitQuantity: z.int(),
  /** In orders and in the hands of customers who are paying. */
  currentQuantity: z.int(),
  availableStock: z.int(),
});
export type AdminLimit = z.infer<typeof adminLimitSchema>;

export const adminLimitsResponseSchema = z.object({ limits: z.array(adminLimitSchema) });
export type AdminLimitsResponse = z.infer<typeof adminLimitsResponseSchema>;

/** What every batch to come makes, the earliest first. */
export const limitGridSchema = z.object({
  batches: z.array(
    z.object({
      id: z.string(),
      batchName: z.string(),
      batchDate: plainDateSchema,
      isActive: z.boolean(),
      limits: z.array(adminLimitSchema),
    }),
  ),
});
export type LimitGrid = z.infer<typeof limitGridSchema>;

export const maxUnits = 1_000_000;

const unitsSchema = z.int().check(z.nonnegative(), z.maximum(maxUnits));

export const limitChangeSchema = z.object({
  limitQuantity: unitsSchema,
  /** The limit that was in sight; over another one the change is refused. Without it, it always counts. */
  seen: z.optional(unitsSchema),
});
export type LimitChange = z.infer<typeof limitChangeSchema>;
