import type {
  ReceiptReviewResponse,
  ReviewQueue,
  ReviewSort,
} from '@mooncake/domain/receipts/receipt-review.contract';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { findReading } from '../reading/readings.queries.ts';
import type { ReceiptReader } from '../reading/receipt-reader.ts';

/** As `receipts_to_review` indexes them: a receipt that nobody has judged yet, however far the order went meanwhile. */
const isWaiting = sql<boolean>`payment_status = 'pending' and payment_uploaded_at is not null`;

/** What does not match comes first: it takes longest. What nobody could read comes before what matches. */
const rankOfVerdict = sql`(select case max(d.verdict) when 'does-not-match' then 1 when 'please-look' then 2
  when 'everything-matches' then 4 else 3 end from current_readings d where d.order_id = orders.id)`;

type Place = { orderId: string | null; sort: ReviewSort };

/** The line of receipts waiting for review, as seen from one order, or from its beginning. */
export async function findQueue(db: Db, { orderId, sort }: Place): Promise<ReviewQueue> {
  const rank = sort === 'verdict' ? rankOfVerdict : sql`0`;
  const { rows } = await sql<ReviewQueue>`
    with waiting as (select id, ${rank} as rank, payment_uploaded_at as at from orders
        -- The receipt of an erased customer is gone: there is nothing to judge.
        where ${isWaiting} and exists (select from receipts r where r.order_id = orders.id)),
      here as (select id, rank, at from waiting where id = ${orderId}::uuid)
    select (select count(*) from waiting)::integer as waiting,
      (select count(*) from waiting w where (w.rank, w.at, w.id) <= (here.rank, here.at, here.id))::integer as position,
      (select w.id from waiting w where (w.rank, w.at, w.id) < (here.rank, here.at, here.id)
        order by w.rank desc, w.at desc, w.id desc limit 1) as "previousId",
      (select w.id from waiting w where here.id is null or (w.rank, w.at, w.id) > (here.rank, here.at, here.id)
        order by w.rank, w.at, w.id limit 1) as "nextId"
    from (select 1) as always left join here on true`.execute(db);
  const [queue] = rows;
  if (!queue) throw new Error('a query of one row gave none');
  return queue.position === 0 ? { ...queue, position: null } : queue;
}

/** Everything the reviewer needs beside the picture itself. */
export async function findReview(
  { db, receiptReader }: { db: Db; receiptReader: Pick<ReceiptReader, 'isInstalled'> },
  orderId: string,
  sort: ReviewSort,
): Promise<ReceiptReviewResponse> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .selectAll('o')
    .select('c.name as customer_name')
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw refuse('order.not_found');
  const receipt = await db
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

  return {
    orderId,
    orderNumber: order.order_number,
    customerName: order.customer_name,
    orderStatus: order.order_status,
    paymentStatus: order.payment_status,
    outsideStock: order.outside_stock,
    version: order.version,
    amountDueSen: order.total_sen,
    paymentReferenceCode: order.payment_reference_code,
    receipt: receipt
      ? {
          id: receipt.id,
          kind: receipt.kind,
          originalName: receipt.original_name,
          sizeBytes: receipt.size_bytes,
          uploadedAt: receipt.uploaded_at.toISOString(),
          viewUrl: `/api/admin/receipts/${receipt.id}/view`,
          downloadUrl: `/api/admin/receipts/${receipt.id}/original`,
        }
      : null,
    sameFileOrders: receipt ? await findSameFile(db, receipt) : [],
    reading: receipt
      ? await findReading(db, receiptReader, {
          receiptId: receipt.id,
          amountDueSen: order.total_sen,
          paymentStatus: order.payment_status,
        })
      : null,
    queue: await findQueue(db, { orderId, sort }),
  };
}

/** The other orders that were paid with the very same file, whatever it was called. */
async function findSameFile(db: Db, { sha256, order_id }: { sha256: string; order_id: string }) {
  const rows = await db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select((eb) => ['o.id', 'o.order_number', eb.fn.min('r.uploaded_at').as('uploaded_at')])
    .where('r.sha256', '=', sha256)
    .where('o.id', '<>', order_id)
    .groupBy(['o.id', 'o.order_number'])
    .orderBy('uploaded_at')
    .execute();
  return rows.map(({ id, order_number, uploaded_at }) => ({
    orderId: id,
    orderNumber: order_number,
    uploadedAt: uploaded_at.toISOString(),
  }));
}
