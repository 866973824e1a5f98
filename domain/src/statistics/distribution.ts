import { flavourCode } from '../products/kinds/lines/flavour-code.ts';
import type { FlavourShare, ProductShare } from './statistics.contract.ts';

export type ProductCount = { name: string; nameZh: string; boxes: number };
export type FlavourCount = {
  flavourId: string;
  name: string;
  nameZh: string;
  hasYolk: boolean;
  pieces: number;
};

/** One count for each name; where it was translated differently, the last word of the alphabet stands for all. */
export function latestNames(counts: readonly ProductCount[]): ProductCount[] {
  const merged = new Map<string, ProductCount>();
  for (const { name, nameZh, boxes } of counts) {
    const earlier = merged.get(name);
    const word = earlier && earlier.nameZh > nameZh ? earlier.nameZh : nameZh;
    merged.set(name, { name, nameZh: word, boxes: (earlier?.boxes ?? 0) + boxes });
  }
  return [...merged.values()];
}

/** Boxes per product, the largest share first. */
export function productShares(counts: readonly ProductCount[]): ProductShare[] {
  const total = counts.reduce((sum, { boxes }) => sum + boxes, 0);
  return counts
    .map(({ name, nameZh, boxes }) => ({ name, nameZh, boxes, share: boxes / total }))
    .toSorted((a, b) => b.boxes - a.boxes || (a.name < b.name ? -1 : 1));
}

/** Pieces per flavour, by code, name and yolk as they are baked, the largest share first. */
export function flavourShares(counts: readonly FlavourCount[]): FlavourShare[] {
  const merged = new Map<string, Omit<FlavourShare, 'share'>>();
  for (const { flavourId, name, nameZh, hasYolk, pieces } of counts) {
    const code = flavourCode({ id: flavourId, name });
    const key = `${code}:${hasYolk}:${name}`;
    const earlier = merged.get(key);
    // Two products may translate one flavour differently: one of the two words has to stand for both.
    const word = earlier && earlier.nameZh > nameZh ? earlier.nameZh : nameZh;
    merged.set(key, { code, name, nameZh: word, hasYolk, pieces: (earlier?.pieces ?? 0) + pieces });
  }
  const total = counts.reduce((sum, { pieces }) => sum + pieces, 0);
  return [...merged.values()]
    .map((flavour) => ({ ...flavour, share: flavour.pieces / total }))
    .toSorted(
      (a, b) =>
        b.pieces - a.pieces ||
        Number(a.hasYolk) - Number(b.hasYolk) ||
        compare(a.name, b.name) ||
        compare(a.code, b.code),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
