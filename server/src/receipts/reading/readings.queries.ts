import type { PaymentStatus } from '@mooncake/domain/orders/status/status';
import { hintOf } from '@mooncake/domain/receipts/reading/receipt-hint';
import type { OwnReading } from '@mooncake/domain/receipts/reading/receipt-hint.contract';
import type {
  ReceiptReading,
  SimilarOrder,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { refuse } from '@mooncake/domain/refusal';
import type { Db } from '../../database/connect.ts';
import type { ReceiptReader } from './receipt-reader.ts';

type Reviewed = { receiptId: string; amountDueSen: number; paymentStatus: PaymentStatus };

/** What was read on a receipt, for the reviewer; null for one that was decided without being read. */
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
    .orderBy('o.id')
    .orderBy('s.why')
    .execute();
}

/** What the browser that ordered is told: nothing any more once staff decided. */
export async function findOwnReading(
  db: Db,
  { isInstalled }: Pick<ReceiptReader, 'isInstalled'>,
  { orderNumber, browserHash }: { orderNumber: string; browserHash: string | null },
): Promise<OwnReading> {
  if (browserHash === null) throw refuse('order.not_found');
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('current_readings as d', 'd.order_id', 'o.id')
    .select(['o.total_sen', 'o.payment_status', 'd.read_at', 'd.findings'])
    .where('o.order_number', '=', orderNumber)
    .where('o.browser_hash', '=', browserHash)
    .executeTakeFirst();
  if (!order) throw refuse('order.not_found');
  const isUndecided = order.payment_status === 'pending';
  return {
    isWaiting: isInstalled && isUndecided && order.read_at === null,
    hint: isUndecided && order.findings ? hintOf(order.findings) : null,
    amountDueSen: order.total_sen,
  };
}
