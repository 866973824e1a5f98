/** Somebody who may take one thing of a heap; the lower the rank, the better it fits. */
export type Wish = { taker: string; heap: string; rank: number };

/** So many are a few milliseconds. */
const sliceSize = 250;

type Found = { heapOf: Map<string, string>; takersOf: Map<string, Set<string>> };

/**
 * Gives to as many takers as at all possible one thing each, best fit first: nobody goes without whose turn another choice
 * of somebody else's would have saved. A heap of n equal things is never given to n + 1. What comes out depends on the
 * order of the wishes alone. Pauses every now and then.
 */
export function* assignHeaps(
  wishes: readonly Wish[],
  sizeOf: (heap: string) => number,
): Generator<void, Map<string, string>> {
  const found: Found = { heapOf: new Map(), takersOf: new Map() };
  const wishesOf = new Map<string, string[]>();
  for (const [at, { taker, heap }] of wishes.toSorted((one, other) => one.rank - other.rank).entries()) {
    if (at % (sliceSize * 20) === 0) yield;
    const heaps = wishesOf.get(taker);
    if (heaps) heaps.push(heap);
    else wishesOf.set(taker, [heap]);
    const takers = takersIn(found, heap);
    if (!found.heapOf.has(taker) && takers.size < sizeOf(heap)) give(found, taker, heap);
  }
  // Heaps from which nothing can be freed stay so, whoever asks next.
  const stuck = new Set<string>();
  let asked = 0;
  for (const taker of wishesOf.keys()) {
    if (found.heapOf.has(taker)) continue;
    asked += 1;
    if (asked % sliceSize === 0) yield;
    const seen = new Set(stuck);
    if (!makeRoom(found, taker, { wishesOf, sizeOf, seen })) for (const heap of seen) stuck.add(heap);
  }
  return found.heapOf;
}

function takersIn({ takersOf }: Found, heap: string): Set<string> {
  const takers = takersOf.get(heap) ?? new Set();
  takersOf.set(heap, takers);
  return takers;
}

function give(found: Found, taker: string, heap: string): void {
  const before = found.heapOf.get(taker);
  if (before !== undefined) takersIn(found, before).delete(taker);
  found.heapOf.set(taker, heap);
  takersIn(found, heap).add(taker);
}

type Search = {
  wishesOf: ReadonlyMap<string, readonly string[]>;
  sizeOf: (heap: string) => number;
  /** Heaps that were asked already. */
  seen: Set<string>;
};

/** Gives something to this taker, moving others to heaps they wished for as well; each heap is asked once. */
function makeRoom(found: Found, first: string, { wishesOf, sizeOf, seen }: Search): boolean {
  const askedBy = new Map<string, string>();
  const asking = [first];
  for (const taker of asking) {
    for (const heap of wishesOf.get(taker) ?? []) {
      if (seen.has(heap)) continue;
      seen.add(heap);
      askedBy.set(heap, taker);
      const takers = takersIn(found, heap);
      if (takers.size < sizeOf(heap)) {
        moveAlong(found, heap, askedBy);
        return true;
      }
      asking.push(...takers);
    }
  }
  return false;
}

/** Each goes to the heap it asked for, and leaves room there for whoever asked for its own. */
function moveAlong(found: Found, free: string, askedBy: ReadonlyMap<string, string>): void {
  let heap: string | undefined = free;
  while (heap !== undefined) {
    const taker = askedBy.get(heap);
    if (taker === undefined) return;
    const before = found.heapOf.get(taker);
    give(found, taker, heap);
    heap = before;
  }
}
