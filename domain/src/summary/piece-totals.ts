import type { BoxContent } from '../orders/contents/box-contents.ts';
import { mergeFlavours } from './merge-products.ts';
import type { ProductSummary } from './summary.contract.ts';

export type PieceTotals = {
  /** Every mooncake once, by code, name and yolk, whichever products it goes into. */
  flavours: BoxContent[];
  /** Pieces of boxes that name no flavours, by their product. */
  others: { name: string; nameZh: string; pieces: number }[];
};

/** How many of each piece all products together need; with the others it comes to every piece there is. */
export function pieceTotals(products: readonly ProductSummary[]): PieceTotals {
  const variations = products.flatMap((product) => product.variations);
  const others = new Map<string, PieceTotals['others'][number]>();
  for (const { name, nameZh, pieces, flavours } of variations) {
    const unnamed = pieces - flavours.reduce((sum, { quantity }) => sum + quantity, 0);
    if (unnamed === 0) continue;
    const earlier = others.get(name);
    others.set(name, {
      name,
      nameZh: earlier?.nameZh || nameZh,
      pieces: (earlier?.pieces ?? 0) + unnamed,
    });
  }
  return {
    flavours: mergeFlavours(variations.flatMap(({ flavours }) => flavours)),
    others: [...others.values()],
  };
}
