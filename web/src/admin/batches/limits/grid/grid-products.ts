import type { AdminLimit, LimitGrid } from '@mooncake/domain/batches/batch-limits.contract';

export type GridProduct = Pick<
  AdminLimit,
  'productId' | 'productName' | 'productNameZh' | 'isProductActive' | 'unit'
>;

/** Every product that any of the batches makes or could make, the one made most first. */
export function gridProducts(batches: readonly LimitGrid['batches'][number][]): GridProduct[] {
  const products = new Map<string, GridProduct & { made: number }>();
  for (const limit of batches.flatMap(({ limits }) => limits)) {
    const made = (products.get(limit.productId)?.made ?? 0) + limit.limitQuantity;
    const { productId, productName, productNameZh, isProductActive, unit } = limit;
    products.set(productId, { productId, productName, productNameZh, isProductActive, unit, made });
  }
  return [...products.values()].toSorted((a, b) => b.made - a.made).map(({ made: _, ...product }) => product);
}
