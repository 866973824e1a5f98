import { hash } from 'node:crypto';
import { refuse } from '@mooncake/domain/refusal';
import type { Db } from '../database/connect.ts';

export type RateLimit = {
  /** What is being counted, like `order-lookup`. */
  name: string;
  times: number;
  seconds: number;
};

type Limited = { db: Db; clock: () => Date };

/** Longer than the window of any limit. */
const keptMs = 25 * 60 * 60 * 1000;

/** Counts in the database, so that many server processes share one limit; the address is stored as a hash only. */
export async function limitRate({ db, clock }: Limited, limit: RateLimit, address: string): Promise<void> {
  const now = clock();
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key: rateKey(limit, address), window_start: windowOf(limit, now).start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_limits.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (count > limit.times) throw rateLimited(limit, now);
}

/** The window a moment is in, and how long it lasts from then. */
export function windowOf({ seconds }: RateLimit, now: Date): { start: Date; secondsLeft: number } {
  const windowMs = seconds * 1000;
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return { start: new Date(start), secondsLeft: Math.ceil((start + windowMs - now.getTime()) / 1000) };
}

export function rateLimited(limit: RateLimit, now: Date) {
  return refuse('request.rate_limited', { retryAfterSeconds: windowOf(limit, now).secondsLeft });
}

/** Starts counting anew, after proof that it was no attack. */
export async function forgetRate(db: Db, limit: RateLimit, address: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', rateKey(limit, address)).execute();
}

export function rateKey({ name }: RateLimit, address: string): string {
  return `${name}:${hash('sha256', address, 'base64url')}`;
}

/** Clears away what was counted in windows long past. */
export async function forgetOldRates({ db, clock }: Limited): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<', new Date(clock().getTime() - keptMs))
    .execute();
}
