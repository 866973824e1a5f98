import type { PackedItem, PackedOrder } from './packing.contract.ts';

export type BoxLabel = {
  item: PackedItem;
  /** Which box of the order this is, counted from one. */
  number: number;
  /** How many boxes the order has. */
  total: number;
};

/** One label for every box of an order, in the order of its lines. */
export function boxLabels({ items }: Pick<PackedOrder, 'items'>): BoxLabel[] {
  const boxes = items.flatMap((item) => Array<PackedItem>(item.quantity).fill(item));
  return boxes.map((item, index) => ({ item, number: index + 1, total: boxes.length }));
}
