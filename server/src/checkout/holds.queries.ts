import { type PricedLine, pricedLineSchema } from '@mooncake/domain/holds/priced-line';
import { refuse } from '@mooncake/domain/refusal';
import { stockNeeds } from '@mooncake/domain/stock/stock-needs';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Trx } from '../database/connect.ts';
import type { HoldsTable } from '../database/tables/checkout.ts';
import type { StockClaim } from '../stock/stock-claim.ts';

export type HoldRow = Selectable<HoldsTable>;

const linesSchema = z.array(pricedLineSchema);

/** The lines as they were priced when the hold was made. */
export function linesOf({ cart }: Pick<HoldRow, 'cart'>): PricedLine[] {
  return linesSchema.parse(cart);
}

export function claimOf(hold: Pick<HoldRow, 'batch_id' | 'time_slot_id' | 'cart'>): StockClaim {
  return { batchId: hold.batch_id, timeSlotId: hold.time_slot_id, needs: stockNeeds(linesOf(hold)) };
}

export function isLive({ released_at, expires_at }: HoldRow, now: Date): boolean {
  return released_at === null && expires_at > now;
}

export async function findHold(db: Db, id: string): Promise<HoldRow> {
  const hold = await db.selectFrom('holds').selectAll().where('id', '=', id).executeTakeFirst();
  if (!hold) throw refuse('hold.not_found');
  return hold;
}

/** Nobody else may change this hold until the transaction ends. */
export async function lockHold(trx: Trx, id: string): Promise<HoldRow> {
  const hold = await trx.selectFrom('holds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!hold) throw refuse('hold.not_found');
  return hold;
}

/** The order a hold became; ask after locking the hold to be sure of a "no". */
export function findOrderOfHold(db: Db, holdId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('hold_id', '=', holdId)
    .executeTakeFirst();
}

/** The holds a new one replaces, unpaid ones only, the one named first, then the newest. */
export function findReplacedHolds(
  db: Db,
  { browserHash, named }: { browserHash: string; named: string | null },
) {
  return db
    .selectFrom('holds as h')
    .select(['h.id', 'h.order_number'])
    .where((eb) => eb.or([eb('h.browser_hash', '=', browserHash), eb('h.id', '=', named)]))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('orders as o').select('o.id').whereRef('o.hold_id', '=', 'h.id'))),
    )
    .orderBy(sql`h.id is not distinct from ${named}::uuid`, 'desc')
    .orderBy('h.created_at', 'desc')
    .execute();
}
