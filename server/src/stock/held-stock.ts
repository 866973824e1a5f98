import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { releaseStock } from './release-stock.ts';
import type { StockClaim } from './stock-claim.ts';

type HeldRow = { id: string; batch_id: string; time_slot_id: string | null };
/** A locked hold that still has its stock. */
export type HeldStock = { holdId: string; claim: StockClaim };

/**
 * Locks, in one go and by id, the holds whose stock the claims may have: those that expired and sit on
 * the same counters, and the ones they replace.
 */
export async function lockFreeableHolds(
  trx: Trx,
  claims: readonly StockClaim[],
  { now, instead = [] }: { now: Date; instead?: readonly string[] },
): Promise<HeldStock[]> {
  const batchIds = unique(claims.map(({ batchId }) => batchId));
  const slotIds = unique(claims.flatMap(({ timeSlotId }) => timeSlotId ?? []));
  const productIds = unique(claims.flatMap(({ needs }) => needs.map(({ productId }) => productId)));
  const { rows } = await sql<HeldRow>`
    select h.id, h.batch_id, h.time_slot_id from holds h
    where h.id = any(${instead}::uuid[])
      or (h.released_at is null and h.expires_at <= ${now} and h.batch_id = any(${batchIds}::uuid[]) and (
        h.time_slot_id = any(${slotIds}::uuid[])
        or exists (select 1 from hold_items i where i.hold_id = h.id and i.product_id = any(${productIds}::uuid[]))))
    order by h.id for update of h`.execute(trx);
  return withItems(trx, rows);
}

/** Locks expired holds for tidying; those another process is busy with are left to it. */
export async function lockExpiredHolds(trx: Trx, { now, max }: { now: Date; max: number }) {
  const { rows } = await sql<HeldRow>`
    select h.id, h.batch_id, h.time_slot_id from holds h
    where h.released_at is null and h.expires_at <= ${now}
    order by h.id limit ${max} for update of h skip locked`.execute(trx);
  return withItems(trx, rows);
}

/** Locks the holds a batch still has, expired or not. */
export async function lockHoldsOfBatch(trx: Trx, batchId: string): Promise<HeldStock[]> {
  const { rows } = await sql<HeldRow>`
    select h.id, h.batch_id, h.time_slot_id from holds h
    where h.released_at is null and h.batch_id = ${batchId}
    order by h.id for update of h`.execute(trx);
  return withItems(trx, rows);
}

/** Gives the stock of locked holds back; a hold that had none any more is left as it is. */
export async function freeHolds(trx: Trx, holds: readonly HeldStock[], now: Date): Promise<void> {
  if (holds.length === 0) return;
  await releaseStock(
    trx,
    holds.map(({ claim }) => claim),
  );
  await endHolds(
    trx,
    holds.map(({ holdId }) => holdId),
    now,
  );
}

/** Ends holds without touching the counters: their stock was given back, or now belongs to an order. */
export async function endHolds(trx: Trx, holdIds: readonly string[], now: Date): Promise<void> {
  await trx.deleteFrom('hold_items').where('hold_id', 'in', holdIds).execute();
  await trx
    .updateTable('holds')
    .set({ released_at: now })
    .where('id', 'in', holdIds)
    .where('released_at', 'is', null)
    .execute();
}

async function withItems(trx: Trx, rows: readonly HeldRow[]): Promise<HeldStock[]> {
  if (rows.length === 0) return [];
  const items = await trx
    .selectFrom('hold_items')
    .select(['hold_id', 'product_id', 'units'])
    .where(
      'hold_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows
    .map(({ id, batch_id, time_slot_id }) => ({
      holdId: id,
      claim: {
        batchId: batch_id,
        timeSlotId: time_slot_id,
        needs: items
          .filter(({ hold_id }) => hold_id === id)
          .map(({ product_id, units }) => ({ productId: product_id, productName: '', units })),
      },
    }))
    .filter(({ claim }) => claim.needs.length > 0);
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
