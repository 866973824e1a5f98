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
export async function limitRate(limited: Limited, limit: RateLimit, address: string): Promise<void> {
  const count = await countRate(limited, limit, address);
  if (count > limit.times) throw rateLimited(limited, limit);
}

/** Counts one more, and answers how many there were in this window. */
export async function countRate(limited: Limited, limit: RateLimit, address: string): Promise<number> {
  const { db } = limited;
  const { start } = windowOf(limited, limit);
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key: keyOf(limit, address), window_start: start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_limits.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();

  // The first visitor of a window clears away what the earlier ones left.
  if (count === 1) await forgetOldWindows(db, limit, start);
  return count;
}

/** Refuses where the limit is reached, without counting: for what is only counted when it goes wrong. */
export async function refuseOverRate(limited: Limited, limit: RateLimit, address: string): Promise<void> {
  const row = await limited.db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', keyOf(limit, address))
    .where('window_start', '=', windowOf(limited, limit).start)
    .executeTakeFirst();
  if (row && row.count >= limit.times) throw rateLimited(limited, limit);
}

function windowOf({ clock }: Limited, { seconds }: RateLimit): { start: Date; secondsLeft: number } {
  const windowMs = seconds * 1000;
  const now = clock().getTime();
  const start = Math.floor(now / windowMs) * windowMs;
  return { start: new Date(start), secondsLeft: Math.ceil((start + windowMs - now) / 1000) };
}

function rateLimited(limited: Limited, limit: RateLimit) {
  return refuse('request.rate_limited', { retryAfterSeconds: windowOf(limited, limit).secondsLeft });
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
