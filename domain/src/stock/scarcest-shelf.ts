type Shelf = { readonly limitQuantity: number; readonly availableStock: number };

/**
 * What of a batch runs out first: the smallest share of its limit left, as the badge counts; of equal shares the
 * fewest. Units differ between products, so bare numbers could not be compared. What is not made is not scarce.
 */
export function scarcestShelf<Kept extends Shelf>(shelves: readonly Kept[]): Kept | null {
  return shelves.filter(({ limitQuantity }) => limitQuantity > 0).toSorted(byShareLeft)[0] ?? null;
}

/** Multiplied out, so that no rounding decides. */
function byShareLeft(a: Shelf, b: Shelf): number {
  const left = (shelf: Shelf) => Math.max(0, shelf.availableStock);
  return left(a) * b.limitQuantity - left(b) * a.limitQuantity || left(a) - left(b);
}
