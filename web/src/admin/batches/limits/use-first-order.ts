import { useState } from 'react';

/** Things stay in the order they were first seen in, newcomers last, or a press would meet another of them. */
export function useFirstOrder<Item>(items: readonly Item[], idOf: (item: Item) => string): Item[] {
  const [places] = useState(() => new Map<string, number>());
  const placeOf = (item: Item) => {
    const place = places.get(idOf(item)) ?? places.size;
    places.set(idOf(item), place);
    return place;
  };
  return items
    .map((item) => ({ item, place: placeOf(item) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
