import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** The latest receipt of an order this browser placed. */
export async function findReceiptOfBrowser(db: Db, orderNumber: string, browserHash: string | null) {
  if (browserHash === null) return undefined;
  return db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.storage_key', 'r.display_key', 'r.kind', 'o.order_number'])
    .where('o.order_number', '=', orderNumber)
    .where('o.browser_hash', '=', browserHash)
    .orderBy('r.uploaded_at', 'desc')
    .executeTakeFirst();
}

export async function countReceipts(db: Db, orderId: string): Promise<number> {
  const { receipts } = await db
    .selectFrom('receipts')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('receipts'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return receipts;
}

export function findLatestReceipt(db: Db, orderId: string) {
  return db
    .selectFrom('receipts')
    .select(['sha256'])
    .where('order_id', '=', orderId)
    .orderBy('uploaded_at', 'desc')
    .executeTakeFirst();
}
