import { malaysianToday } from '../calendar.ts';

type Counted = { readonly batchDate: string; readonly isActive: boolean; readonly orders: number };
export type BatchStats = { total: number; active: number; upcoming: number; orders: number };

/** The numbers above the list of batches. */
export function batchStats(batches: readonly Counted[], now: Date): BatchStats {
  const today = malaysianToday(now);
  return {
    total: batches.length,
    active: batches.filter(({ isActive }) => isActive).length,
    upcoming: batches.filter(({ batchDate }) => batchDate >= today).length,
    orders: batches.reduce((sum, { orders }) => sum + orders, 0),
  };
}
