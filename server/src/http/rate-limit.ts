import { createHash } from 'node:crypto';
import { refuse } from '@mooncake/domain/refusal';
import type { Db } from '../database/connect.ts';

export type RateLimit = {
  /** What is being counted, like `order-lookup`. */
  name: string;
  times: number;
  seconds: number;
};

type Limited = { db: Db; clock: () => Date };

/** Counts in the database, so that many server processes share one limit; the address is stored as a hash only. */
export async function limitRate({ db, clock }: Limited, limit: RateLimit, address: string): Promise<void> {
  const windowMs = limit.seconds * 1000;
  const now = clock().getTime();
  const windowStart = new Date(Math.floor(now / windowMs) * windowMs);
  const key = keyOf(limit, address);

  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_limits.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();

  // The first visitor of a window clears away what the earlier ones left.
  if (count === 1) await forgetOldWindows(db, limit, windowStart);
  if (count > limit.times) {
    const retryAfterSeconds = Math.ceil((windowStart.getTime() + windowMs - now) / 1000);
    throw refuse('request.rate_limited', { retryAfterSeconds });
  }
}

/** Starts counting anew, after proof that it was no attack. */
export async function forgetRate(db: Db, limit: RateLimit, address: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, address)).execute();
}

function keyOf({ name }: RateLimit, address: string): string {
  return `${name}:${createHash('sha256').update(address).digest('base64url')}`;
}

async function forgetOldWindows(db: Db, { name }: RateLimit, windowStart: Date) {
  await db
    .deleteFrom('rate_limits')
    .where('key', 'like', `${name}:%`)
    .where('window_start', '<', windowStart)
    .execute();
}
