import type { CartMetadata } from '../products/cart-metadata.ts';
import { kindOfMetadata, piecesIn } from '../products/kinds/lines/line-kinds.ts';

export type StockItem = {
  readonly productId: string;
  readonly name: string;
  readonly nameZh: string;
  readonly quantity: number;
  readonly metadata: CartMetadata | null;
};

export type StockNeed = { productId: string; productName: string; productNameZh: string; units: number };

/** What a cart takes from a batch: one need per product, summed over its lines, in the units of its limit. */
export function stockNeeds(items: readonly StockItem[]): StockNeed[] {
  const needs = new Map<string, StockNeed>();
  for (const { productId, name, nameZh, quantity, metadata } of items) {
    const earlier = needs.get(productId);
    const units = (earlier?.units ?? 0) + unitsEach(metadata) * quantity;
    needs.set(productId, { productId, productName: name, productNameZh: nameZh, ...earlier, units });
  }
  return [...needs.values()];
}

/** What was not filled is one unit, whatever it is. */
function unitsEach(metadata: CartMetadata | null): number {
  return metadata ? kindOfMetadata(metadata).unitsEach(piecesIn(metadata)) : 1;
}
