import type { BoxContent } from '../orders/contents/box-contents.ts';
import { flavourCode } from '../products/kinds/lines/flavour-code.ts';
import { groupRank } from './product-group.ts';
import type { NamedProduct, ProductSummary, VariationSummary } from './summary.contract.ts';

const byText = new Intl.Collator('en', { numeric: true });

/** Adds up product summaries of any number of items or batches, in the kitchen's order. */
export function mergeProducts(products: readonly ProductSummary[]): ProductSummary[] {
  return grouped(products, ({ name }) => name)
    .map(([first, ...others]) => ({
      ...first,
      ...counts([first, ...others]),
      variations: mergeVariations([first, ...others].flatMap(({ variations }) => variations)),
    }))
    .toSorted((a, b) => groupRank(a.name) - groupRank(b.name) || byText.compare(a.name, b.name));
}

function mergeVariations(variations: readonly VariationSummary[]): VariationSummary[] {
  return grouped(variations, ({ name }) => name)
    .map(([first, ...others]) => ({
      ...first,
      nameZh: firstFilled([first, ...others]),
      ...counts([first, ...others]),
      flavours: mergeFlavours([first, ...others].flatMap(({ flavours }) => flavours)),
    }))
    .toSorted((a, b) => byText.compare(a.name, b.name));
}

/** Every mooncake once. Names repeat between crusts (S1 and C3 are both White Lotus): the code tells them apart. */
export function mergeFlavours(flavours: readonly BoxContent[]): BoxContent[] {
  return mergeBy(flavours, (flavour) => `${codeOf(flavour)}:${flavour.hasYolk}:${flavour.name}`).map(
    ({ merged }) => merged,
  );
}

/** The overall card asks how much of a flavour is needed in all, whatever crust it goes into. */
export function mergeNames(products: readonly ProductSummary[]): NamedProduct[] {
  return products.map((product) => ({
    ...product,
    variations: product.variations.map((variation) => ({
      ...variation,
      flavours: mergeBy(variation.flavours, ({ name, hasYolk }) => `${hasYolk}:${name}`).map(
        ({ merged, parts }) => ({ ...merged, codes: [...new Set(parts.map(codeOf))] }),
      ),
    })),
  }));
}

function mergeBy(flavours: readonly BoxContent[], keyOf: (flavour: BoxContent) => string) {
  return grouped(flavours, keyOf)
    .map((parts) => ({
      merged: {
        ...parts[0],
        nameZh: firstFilled(parts),
        quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      parts,
      place: sortKey(parts[0]),
    }))
    .toSorted((a, b) => byText.compare(a.place, b.place));
}

function codeOf({ flavourId, name }: BoxContent): string {
  return flavourCode({ id: flavourId, name });
}

function sortKey(flavour: BoxContent): string {
  return `${codeOf(flavour)} ${flavour.name} ${flavour.hasYolk ? 1 : 0}`;
}

function counts(summaries: readonly { boxes: number; pieces: number }[]): { boxes: number; pieces: number } {
  return summaries.reduce(
    (sum, { boxes, pieces }) => ({ boxes: sum.boxes + boxes, pieces: sum.pieces + pieces }),
    {
      boxes: 0,
      pieces: 0,
    },
  );
}

function firstFilled(named: readonly { nameZh: string }[]): string {
  return named.find(({ nameZh }) => nameZh !== '')?.nameZh ?? '';
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
