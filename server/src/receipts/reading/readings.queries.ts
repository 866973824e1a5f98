import type { PaymentStatus } from '@mooncake/domain/orders/status/status';
import type {
  ReceiptReading,
  SimilarOrder,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ReceiptReader } from './receipt-reader.ts';

/**
 * Of an order `o` that is over, or whose receipt was refused, the picture may be sent again with good reason. Only the
 * same transaction tells of it then.
 */
export const bindsItsReceipt = sql<boolean>`(o.order_status not in ('cancelled', 'rejected')
  and o.payment_status <> 'rejected')`;

type Reviewed = { receiptId: string; amountDueSen: number; paymentStatus: PaymentStatus };

/** What was read on a receipt, for the reviewer; null for one that was decided and is not read yet. */
export async function findReading(
  db: Db,
  { isInstalled }: Pick<ReceiptReader, 'isInstalled'>,
  { receiptId, amountDueSen, paymentStatus }: Reviewed,
): Promise<ReceiptReading | null> {
  const row = await db
    .selectFrom('receipt_readings')
    .select(['verdict', 'findings'])
    .where('receipt_id', '=', receiptId)
    .where('read_at', 'is not', null)
    .executeTakeFirst();
  const nothing = { verdict: null, expectedAmountSen: amountDueSen, findings: null, similarOrders: [] };
  if (!row) {
    if (paymentStatus !== 'pending') return null;
    return { ...nothing, state: isInstalled ? 'waiting' : 'off' };
  }
  const { verdict, findings } = row;
  return {
    ...nothing,
    state: findings ? 'read' : 'unreadable',
    verdict,
    findings,
    similarOrders: await findSimilarOrders(db, receiptId),
  };
}

/** Each other order once; that the transaction is the same tells more than that the pictures are alike. */
async function findSimilarOrders(db: Db, receiptId: string): Promise<SimilarOrder[]> {
  return db
    .selectFrom('similar_receipts as s')
    .innerJoin('receipts as r', 'r.id', 's.other_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.id as orderId', 'o.order_number as orderNumber', 's.why'])
    .distinctOn('o.id')
    .where('s.receipt_id', '=', receiptId)
    .where((eb) => eb.or([eb('s.why', '=', 'same-transaction'), bindsItsReceipt]))
    .orderBy('o.id')
    .orderBy('s.why')
    .execute();
}
