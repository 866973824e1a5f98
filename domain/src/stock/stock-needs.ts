import type { CartMetadata } from '../products/cart-metadata.ts';

export type StockItem = {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly metadata: CartMetadata | null;
};

export type StockNeed = { productId: string; productName: string; units: number };

/** What a cart takes from a batch: one need per product, summed over its lines, yam in pieces. */
export function stockNeeds(items: readonly StockItem[]): StockNeed[] {
  const needs = new Map<string, StockNeed>();
  for (const { productId, name, quantity, metadata } of items) {
    const earlier = needs.get(productId);
    const units = (earlier?.units ?? 0) + unitsEach(metadata) * quantity;
    needs.set(productId, { productId, productName: earlier?.productName ?? name, units });
  }
  return [...needs.values()];
}

/** A box or a plain product is one unit; a yam box is as many as it holds pieces, and never none. */
function unitsEach(metadata: CartMetadata | null): number {
  if (metadata?.type === 'teochew_yam_box') {
    return sum(metadata.flavors.map(({ quantity }) => quantity)) || metadata.boxSize;
  }
  if (metadata?.type === 'teochew_yam_special') return sum(Object.values(metadata.selections)) || 1;
  return 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
