import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Whose holds count: not the expired ones, and not the asking browser's own, which it would replace. */
export type Viewer = { now: Date; browserHash: string | null };

const hiddenHold = ({ now, browserHash }: Viewer) =>
  sql<boolean>`h.released_at is null and (h.expires_at <= ${now} or h.browser_hash = ${browserHash})`;

/** The browsers that have stock on hold, and when the first of these holds expires. */
export async function findHolders(db: Db, now: Date) {
  const { hashes, nextExpiry } = await db
    .selectFrom('holds')
    .select((eb) => [
      // One text, because there may be thousands and the driver reads arrays letter by letter.
      sql<string | null>`string_agg(browser_hash, ' ')`.as('hashes'),
      eb.fn.min('expires_at').as('nextExpiry'),
    ])
    .where('released_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return { holders: new Set(hashes?.split(' ')), nextExpiry };
}

export type LimitRow = Awaited<ReturnType<typeof findLimits>>[number];

/** The limits of some batches with what is left of each, in the order of the shelf. */
export async function findLimits(db: Db, batchIds: readonly string[], viewer: Viewer) {
  if (batchIds.length === 0) return [];
  return db
    .selectFrom('product_batch_limits as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select((eb) => [
      'l.batch_id',
      'l.product_id',
      'p.name as product_name',
      'p.name_zh as product_name_zh',
      'l.limit_quantity',
      'l.unit',
      eb(
        'l.taken',
        '-',
        eb
          .selectFrom('hold_items as i')
          .innerJoin('holds as h', 'h.id', 'i.hold_id')
          .select((sub) => sql<number>`coalesce(${sub.fn.sum('i.units')}, 0)::integer`.as('units'))
          .whereRef('i.product_id', '=', 'l.product_id')
          .whereRef('i.batch_id', '=', 'l.batch_id')
          .where(hiddenHold(viewer)),
      ).as('taken'),
    ])
    .where('l.batch_id', 'in', batchIds)
    .where('p.is_active', '=', true)
    .orderBy('p.sort_order')
    .orderBy('p.name')
    .execute();
}

/** How often each slot of a batch is booked. */
export async function findBookings(db: Db, batchId: string, viewer: Viewer) {
  return db
    .selectFrom('batch_time_slots as b')
    .select((eb) => [
      'b.time_slot_id',
      'b.is_active',
      'b.capacity',
      eb(
        'b.booked',
        '-',
        eb
          .selectFrom('holds as h')
          .select((sub) => sql<number>`${sub.fn.countAll()}::integer`.as('orders'))
          .whereRef('h.batch_id', '=', 'b.batch_id')
          .whereRef('h.time_slot_id', '=', 'b.time_slot_id')
          .where(hiddenHold(viewer)),
      ).as('booked'),
    ])
    .where('b.batch_id', '=', batchId)
    .execute();
}

export async function findProductNames(db: Db, productIds: readonly string[]) {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('products')
    .select(['id as product_id', 'name as product_name', 'name_zh as product_name_zh'])
    .where('id', 'in', productIds)
    .execute();
}
