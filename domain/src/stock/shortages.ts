import * as z from 'zod/mini';
import type { StockNeed } from './stock-needs.ts';

export type BatchLimit = { productId: string; limit: number; taken: number };

export const shortageSchema = z.object({
  productId: z.string(),
  productName: z.string(),
  productNameZh: z.string(),
  needed: z.int(),
  available: z.int(),
});
export type Shortage = z.infer<typeof shortageSchema>;

/** What the batch cannot supply; an empty list means it can fulfil the cart. */
export function findShortages(
  needs: readonly Readonly<StockNeed>[],
  limits: readonly Readonly<BatchLimit>[],
): Shortage[] {
  const limitOf = new Map(limits.map((limit) => [limit.productId, limit]));

  return needs.flatMap(({ productId, productName, productNameZh, units }) => {
    const limit = limitOf.get(productId);
    // No limit row means the batch does not make this product, not that it is unlimited.
    const available = limit ? Math.max(0, limit.limit - limit.taken) : 0;
    return units > available ? [{ productId, productName, productNameZh, needed: units, available }] : [];
  });
}
