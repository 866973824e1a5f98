import type { FlavourShare, ProductShare } from './statistics.contract.ts';

export type ProductCount = { name: string; boxes: number };
export type FlavourCount = { name: string; nameZh: string; hasYolk: boolean; pieces: number };

/** Boxes per product, the largest share first. */
export function productShares(counts: readonly ProductCount[]): ProductShare[] {
  const total = counts.reduce((sum, { boxes }) => sum + boxes, 0);
  return counts
    .map(({ name, boxes }) => ({ name, boxes, share: boxes / total }))
    .toSorted((a, b) => b.boxes - a.boxes || (a.name < b.name ? -1 : 1));
}

/** Pieces per flavour, with and without yolk apart, the largest share first. */
export function flavourShares(counts: readonly FlavourCount[]): FlavourShare[] {
  const total = counts.reduce((sum, { pieces }) => sum + pieces, 0);
  return counts
    .map(({ name, nameZh, hasYolk, pieces }) => ({ name, nameZh, hasYolk, pieces, share: pieces / total }))
    .toSorted(
      (a, b) =>
        b.pieces - a.pieces ||
        Number(a.hasYolk) - Number(b.hasYolk) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)),
    );
}
