import type { StockNeed } from '@mooncake/domain/batches/stock-needs';

/** What a hold or an order takes from one batch: units of products, and a place in a time slot. */
export type StockClaim = {
  batchId: string;
  /** Null where no slot is booked. */
  timeSlotId: string | null;
  needs: readonly StockNeed[];
};
