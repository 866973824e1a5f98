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
  const merged = mergeFlavours(variations.flatMap(({ flavours }) => flavours));
  return {
    // What has a code of its own leads; a name in between would tear the codes apart.
    flavours: [
      ...merged.filter(({ flavourId }) => flavourId !== ''),
      ...merged.filter(({ flavourId }) => flavourId === ''),
    ],
    others: [...others.values()],
  };
}
