export type StockBadge = 'available' | 'limited' | 'low_stock' | 'sold_out';

/** How full a shelf looks by the share that is left: over half, over a fifth, something, nothing. */
export function stockBadge({
  limit,
  available,
}: {
  readonly limit: number;
  readonly available: number;
}): StockBadge {
  if (available <= 0) return 'sold_out';
  if (available * 2 > limit) return 'available';
  return available * 5 > limit ? 'limited' : 'low_stock';
}
