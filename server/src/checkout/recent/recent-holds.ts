import type { HoldToPay } from '../holds.queries.ts';

/** What an order needs of its hold and what never changes while the hold is live; its time and its method may. */
export type RecentHolds = {
  remember: (hold: Omit<HoldToPay, 'order_id'>) => void;
  /** Once: whoever asks again may be asking about an order that exists. */
  take: (id: string) => HoldToPay | undefined;
};

/** More than are under way in one process; a hold that is forgotten is read. */
const maxRemembered = 2_000;

/**
 * The holds this process made, so that the usual order need not read its own. Nothing is decided by them: the statement
 * that sells a hold asks for it as it is remembered, and where it is not so any more everything is read.
 */
export function createRecentHolds(): RecentHolds {
  const holds = new Map<string, HoldToPay>();
  return {
    remember(hold) {
      holds.set(hold.id, { ...hold, order_id: null });
      const [oldest] = holds.size > maxRemembered ? holds.keys() : [];
      if (oldest !== undefined) holds.delete(oldest);
    },
    take(id) {
      const hold = holds.get(id);
      holds.delete(id);
      return hold;
    },
  };
}
