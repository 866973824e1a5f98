import type { StockNeed } from '@mooncake/domain/stock/stock-needs';

/** What a hold or an order takes from one batch: units of products, and a place in a time slot. */
export type StockClaim = {
  batchId: string;
  /** Null where no slot is booked. */
  timeSlotId: string | null;
  needs: readonly StockNeed[];
};

/** One need per product over all the claims, which are on one batch. */
export function sumNeeds(claims: readonly StockClaim[]): StockNeed[] {
  const sums = new Map<string, StockNeed>();
  for (const need of claims.flatMap(({ needs }) => needs)) {
    const earlier = sums.get(need.productId);
    sums.set(need.productId, { ...need, units: need.units + (earlier?.units ?? 0) });
  }
  return [...sums.values()];
}
