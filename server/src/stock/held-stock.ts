import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

/** Somebody is at the payment with it: neither given up, nor paid for, nor too late. */
export const isLiveHold = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(holds.released_at is null and holds.expires_at > ${now})`;

/** Locks expired holds for tidying; those another process is busy with are left to it. */
export async function lockExpiredHolds(
  trx: Trx,
  { now, max }: { now: Date; max: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('holds')
    .select('id')
    .where('released_at', 'is', null)
    .where('expires_at', '<=', now)
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the holds a batch still has, expired or not. */
export async function lockHoldsOfBatch(trx: Trx, batchId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('holds')
    .select('id')
    .where('released_at', 'is', null)
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Gives the stock of locked holds back; a hold that had none any more is left as it is. */
export async function freeHolds(trx: Trx, holdIds: readonly string[], now: Date): Promise<void> {
  if (holdIds.length > 0) await sql`select free_holds(${holdIds}::uuid[], ${now})`.execute(trx);
}

/** Ends holds without touching the counters: their stock now belongs to an order. */
export async function endHolds(trx: Trx, holdIds: readonly string[], now: Date): Promise<void> {
  await trx.deleteFrom('hold_items').where('hold_id', 'in', holdIds).execute();
  await trx
    .updateTable('holds')
    .set({ released_at: now })
    .where('id', 'in', holdIds)
    .where('released_at', 'is', null)
    .execute();
}
