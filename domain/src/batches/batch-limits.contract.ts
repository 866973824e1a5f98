import * as z from 'zod/mini';

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

export const maxUnits = 1_000_000;

export const limitChangeSchema = z.object({
  limitQuantity: z.int().check(z.nonnegative(), z.maximum(maxUnits)),
});
export type LimitChange = z.infer<typeof limitChangeSchema>;
