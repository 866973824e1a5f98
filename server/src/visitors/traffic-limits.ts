import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/connect.ts';
import { type RateLimit, rateKey, rateLimited, windowOf } from './rate-limit.ts';

/**
 * Limits on what costs, counted in memory: no statement stands before a hold. A process tells the others what it
 * counted a second later and hears what they did, so that several together let through a little more than the figure;
 * a burst within that second passes in each of them, so up to the figure for every process. One that starts anew knows
 * within a second what was counted before. What may be guessed is counted exactly instead, in `rate-limit.ts`.
 */
export type TrafficLimits = {
  /** Counts one more, and refuses on top of the limit. */
  limit: (limit: RateLimit, address: string, now: Date) => void;
  count: (limit: RateLimit, address: string, now: Date) => void;
  /** Refuses where the limit is reached, without counting: for what is only counted when it goes wrong. */
  refuseOver: (limit: RateLimit, address: string, now: Date) => void;
  /** Tells and hears now instead of a second later. */
  share: () => Promise<void>;
};

/** How often something happened in one window: what the database knows of, and what only this process does. */
type Tally = { key: string; start: Date; endsAt: number; known: number; unsaid: number };

const usualShareMs = 1_000;

type LimitOptions = { db: Db; log: Logger; shareAfterMs?: number };

export function createTrafficLimits({ db, log, shareAfterMs = usualShareMs }: LimitOptions): TrafficLimits {
  const tallies = new Map<string, Tally>();
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> = Promise.resolve();

  function find(limit: RateLimit, address: string, now: Date): Tally | undefined {
    const found = tallies.get(`${limit.name} ${address}`);
    return found?.start.getTime() === windowOf(limit, now).start.getTime() ? found : undefined;
  }

  /** Counts one more, and answers how many there were in this window as far as is known here. */
  function count(limit: RateLimit, address: string, now: Date): number {
    const tally = find(limit, address, now) ?? begin(limit, address, now);
    tally.unsaid += 1;
    timer ??= setTimeout(() => void share(), shareAfterMs).unref();
    return tally.known + tally.unsaid;
  }

  function begin(limit: RateLimit, address: string, now: Date): Tally {
    const { start, secondsLeft } = windowOf(limit, now);
    const key = rateKey(limit, address);
    const tally = { key, start, endsAt: now.getTime() + secondsLeft * 1_000, known: 0, unsaid: 0 };
    tallies.set(`${limit.name} ${address}`, tally);
    return tally;
  }

  async function exchange(): Promise<void> {
    const told = [...tallies.values()]
      .filter(({ unsaid }) => unsaid > 0)
      .map((tally) => ({ tally, said: tally.unsaid }));
    if (told.length === 0) return;
    const { rows } = await sql<{ key: string; count: number }>`
      insert into rate_limits (key, window_start, count)
      select * from unnest(${told.map(({ tally }) => tally.key)}::text[],
        ${told.map(({ tally }) => tally.start)}::timestamptz[], ${told.map(({ said }) => said)}::integer[])
      on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
      returning key, count`.execute(db);
    const countOf = new Map(rows.map(({ key, count }) => [key, count]));
    for (const { tally, said } of told) {
      tally.unsaid -= said;
      tally.known = countOf.get(tally.key) ?? tally.known + said;
    }
  }

  function share(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sharing = sharing.then(exchange).then(
      () => forgetPast(Date.now()),
      (error: unknown) => log.warn({ err: error }, 'what was counted is told later'),
    );
    return sharing;
  }

  function forgetPast(now: number) {
    for (const [key, { endsAt, unsaid }] of tallies) if (endsAt < now && unsaid === 0) tallies.delete(key);
  }

  return {
    limit(limit, address, now) {
      if (count(limit, address, now) > limit.times) throw rateLimited(limit, now);
    },
    count: (limit, address, now) => void count(limit, address, now),
    refuseOver(limit, address, now) {
      const { known, unsaid } = find(limit, address, now) ?? { known: 0, unsaid: 0 };
      if (known + unsaid >= limit.times) throw rateLimited(limit, now);
    },
    share,
  };
}
