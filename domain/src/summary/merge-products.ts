import { flavourCode } from '../boxes/flavour-code.ts';
import type { BoxContent } from '../orders/box-contents.ts';
import { groupRank } from './product-group.ts';
import type { ProductSummary, VariationSummary } from './summary.contract.ts';

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

/** The same name with the same yolk is the same mooncake, whatever its code was in an older list. */
export function mergeFlavours(flavours: readonly BoxContent[]): BoxContent[] {
  return grouped(flavours, ({ name, hasYolk }) => `${hasYolk}:${name}`)
    .map(([first, ...others]) => ({
      ...first,
      nameZh: firstFilled([first, ...others]),
      quantity: [first, ...others].reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted((a, b) => byText.compare(sortKey(a), sortKey(b)));
}

function sortKey({ flavourId, name, hasYolk }: BoxContent): string {
  return `${flavourCode({ id: flavourId, name })} ${name} ${hasYolk ? 1 : 0}`;
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
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
