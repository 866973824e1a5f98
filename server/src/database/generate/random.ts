/** The same seed gives the same numbers, on every machine. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number from 0 up to, not including, the limit. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Picks an item as often as its weight says. */
  weighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item;
  chance: (probability: number) => boolean;
  uuid: () => string;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  // Mulberry32: one 32-bit word of state, good enough for sample data.
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => word() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);

  return {
    next,
    below,
    pick: (items) => itemAt(items, below(items.length)),
    weighted(items) {
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const hit = items.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return (hit ?? itemAt(items, items.length - 1))[0];
    },
    chance: (probability) => next() < probability,
    uuid() {
      const hex = Array.from({ length: 4 }, () => word().toString(16).padStart(8, '0')).join('');
      // Version 4, variant 1, like every other id of the shop.
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}
