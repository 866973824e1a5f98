import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import type { StockClaim } from './stock-claim.ts';

type Row = { batchId: string; of: string; units: number };

/**
 * Locks every counter the claims touch: slots first, then limits, each by batch and id. Everybody
 * takes them in this order, so that no two transactions wait for each other.
 */
export async function lockCounters(trx: Trx, claims: readonly StockClaim[]): Promise<void> {
  const slots = slotRows(claims);
  if (slots.length > 0) {
    await sql`
      select 1 from batch_time_slots b
      where (b.batch_id, b.time_slot_id) in (select * from ${pairs(slots)})
      order by b.batch_id, b.time_slot_id for update of b`.execute(trx);
  }
  const limits = limitRows(claims);
  if (limits.length > 0) {
    await sql`
      select 1 from product_batch_limits l
      where (l.batch_id, l.product_id) in (select * from ${pairs(limits)})
      order by l.batch_id, l.product_id for update of l`.execute(trx);
  }
}

/** The slots the claims book, one row per counter, in locking order. */
export function slotRows(claims: readonly StockClaim[]): Row[] {
  return sumRows(
    claims.flatMap(({ batchId, timeSlotId }) =>
      timeSlotId === null ? [] : [{ batchId, of: timeSlotId, units: 1 }],
    ),
  );
}

/** The limits the claims draw on, one row per counter, in locking order. */
export function limitRows(claims: readonly StockClaim[]): Row[] {
  return sumRows(
    claims.flatMap(({ batchId, needs }) =>
      needs.map(({ productId, units }) => ({ batchId, of: productId, units })),
    ),
  );
}

/** Ids are lower-case hexadecimal, which sorts as text the way the database sorts them. */
function sumRows(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.batchId} ${row.of}`;
    sums.set(key, { ...row, units: row.units + (sums.get(key)?.units ?? 0) });
  }
  return [...sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function pairs(rows: readonly Row[]) {
  return sql`unnest(${rows.map(({ batchId }) => batchId)}::uuid[], ${rows.map(({ of }) => of)}::uuid[])`;
}
