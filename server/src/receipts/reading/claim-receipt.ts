import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Longer than a file may take: whoever has not come back by then was killed. */
const leaseMs = 6 * 60_000;
const postponedMs = 15_000;

/** A receipt this server alone reads until the lease ends. */
export type ClaimedReceipt = { receiptId: string; leasedUntil: Date; attempts: number };

/** So far back what was decided unread is read: a copy of an older transfer is given away by its day, before the hold. */
const decidedDays = 28;

/**
 * The latest receipt of each order `o` whose payment nobody has judged, and of those judged lately: a copy of one of them is
 * known only once it was read. A receipt that another one replaced need not be read, nor one of a sample order that nobody
 * waits for: no money stands behind it.
 */
const receiptsToRead = (now: Date, leaseEndedBy: Date | 'infinity'): RawBuilder<unknown> => {
  const decidedSince = new Date(now.getTime() - decidedDays * 24 * 60 * 60 * 1000);
  return sql`
  orders o join receipts r on r.order_id = o.id left join receipt_readings d on d.receipt_id = r.id
  where (o.payment_status = 'pending' or (o.created_at > ${decidedSince} and not o.is_sample))
    and o.payment_uploaded_at is not null
    and not exists (select from receipts newer where newer.order_id = o.id
      and (newer.uploaded_at, newer.id) > (r.uploaded_at, r.id))
    and (d.receipt_id is null or d.leased_until < ${leaseEndedBy}::timestamptz)`;
};

/**
 * Takes a receipt that waits, the newest first: its customer is still looking. What was tried before comes after all
 * that was not: files that use up their time must not keep others from being read. Last comes what staff decided unread. Servers beside each other never get the
 * same one, and one that was killed over it gives it up when its lease ends. Null when nothing waits.
 */
export async function claimReceipt(db: Db, now: Date): Promise<ClaimedReceipt | null> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  for (;;) {
    const { rows } = await sql<{ receiptId: string; attempts: number | null }>`
      with next as (
        select r.id, r.order_id from ${receiptsToRead(now, now)}
        order by o.payment_status <> 'pending', d.receipt_id is not null, o.payment_uploaded_at desc, o.id desc
        limit 1 for update of r skip locked
      ), claimed as (
        insert into receipt_readings as mine (receipt_id, order_id, leased_until)
        select id, order_id, ${leasedUntil}::timestamptz from next
        on conflict (receipt_id) do update
          set leased_until = excluded.leased_until, attempts = mine.attempts + 1
          where mine.leased_until < ${now}
        returning receipt_id, attempts
      )
      select next.id as "receiptId", claimed.attempts
      from next left join claimed on claimed.receipt_id = next.id`.execute(db);
    const [found] = rows;
    if (!found) return null;
    // Without attempts another server was faster by a moment: there may be more.
    if (found.attempts !== null) {
      return { receiptId: found.receiptId, attempts: found.attempts, leasedUntil };
    }
  }
}

/** Gives a receipt back for another attempt, in a while: a machine that was too busy now may not be then. */
export async function postponeReceipt(
  db: Db,
  { receiptId, leasedUntil }: ClaimedReceipt,
  now: Date,
): Promise<void> {
  await db
    .updateTable('receipt_readings')
    .set({ leased_until: new Date(now.getTime() + postponedMs) })
    .where('receipt_id', '=', receiptId)
    .where('leased_until', '=', leasedUntil)
    .execute();
}

/** Gives a receipt back unread, as if nobody had tried. */
export async function releaseReceipt(db: Db, { receiptId, leasedUntil }: ClaimedReceipt): Promise<void> {
  await db
    .deleteFrom('receipt_readings')
    .where('receipt_id', '=', receiptId)
    .where('leased_until', '=', leasedUntil)
    .execute();
}

/**
 * When the first order was placed whose receipt is not read yet, or is being read; null where all are. By the order and not
 * by its receipt, which may have taken the place of an earlier one.
 */
export const unreadSince = (now: Date) => sql<Date | null>`
  (select min(o.created_at) from ${receiptsToRead(now, 'infinity')})`;

/** How many receipts wait to be read, or are being read. */
export async function countToRead(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from ${receiptsToRead(now, 'infinity')}`.execute(db);
  return rows[0]?.waiting ?? 0;
}
