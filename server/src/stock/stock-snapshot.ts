import { batchClosesAt } from '@mooncake/domain/batches/batch-open';
import type { PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import type { Topic } from '@mooncake/domain/topic';
import type { Db } from '../database/connect.ts';
import { findOpenBatches } from '../delivery/delivery.queries.ts';
import type { Events } from '../events/events.ts';
import { findHolders, findLimits, type LimitRow } from './stock.queries.ts';

/** What the open batches have left at one moment, in the eyes of whoever holds nothing. Never changed, only replaced. */
export type StockData = {
  batches: readonly PickupBatch[];
  limits: readonly LimitRow[];
  /** Browsers with boxes on hold: in their own eyes these are not taken. */
  holders: ReadonlySet<string>;
  readAt: number;
  /** When time alone changes it: a hold expires, a batch closes. */
  changesAt: number;
};

/** The stock in memory, until any process says that it changed or time changes it. */
export type StockSnapshot = {
  current: (now: Date) => Promise<StockData>;
  /** Whether the database would still say the same. */
  isCurrent: (data: StockData, now: Date) => boolean;
  /** How long ago it was read; null while there is none to use. */
  ageMs: (now: Date) => number | null;
};

const relevant: ReadonlySet<Topic> = new Set(['stock', 'batches', 'catalogue'] as const);
/** By then also what nobody was told of is seen: a repair by hand, or news on a connection that died without a word. */
const maxAgeMs = 1_000;

export function createStockSnapshot({ db, events }: { db: Db; events: Events }): StockSnapshot {
  let loading: Promise<StockData> | null = null;
  let latest: StockData | null = null;

  events.subscribe((topics) => {
    if (!topics.some((topic) => relevant.has(topic))) return;
    // A load under way may have read the old rows: whoever asks from now on starts another.
    loading = null;
    latest = null;
  });

  const isCurrent = (data: StockData, now: Date) =>
    events.isListening() && latest === data && now.getTime() < data.changesAt;

  function load(now: Date): Promise<StockData> {
    const mine = loadStock(db, now);
    loading = mine;
    mine.then(
      (data) => {
        if (loading === mine) latest = data;
      },
      // A failure is not kept: the next visitor tries again.
      () => {
        if (loading === mine) loading = null;
      },
    );
    return mine;
  }

  return {
    isCurrent,
    ageMs: (now) => latest && now.getTime() - latest.readAt,
    async current(now) {
      // Where no news arrives, only the database knows.
      if (!events.isListening()) return loadStock(db, now);
      for (;;) {
        const asked = loading ?? load(now);
        const data = await asked;
        if (now.getTime() < data.changesAt) return data;
        if (loading === asked) loading = null;
      }
    },
  };
}

async function loadStock(db: Db, now: Date): Promise<StockData> {
  const [batches, { holders, nextExpiry }] = await Promise.all([
    findOpenBatches(db, now),
    findHolders(db, now),
  ]);
  const limits = await findLimits(
    db,
    batches.map(({ id }) => id),
    { now, browserHash: null },
  );
  const changes = [nextExpiry, ...batches.map(batchClosesAt)].flatMap((moment) => moment?.getTime() ?? []);
  const nextChanges = changes.filter((time) => time > now.getTime());
  const readAt = now.getTime();
  return { batches, limits, holders, readAt, changesAt: Math.min(readAt + maxAgeMs, ...nextChanges) };
}
