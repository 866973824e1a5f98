import { receiptSentStatuses, transitions } from '@mooncake/domain/orders/status/status-transition';
import { samePhone } from '@mooncake/domain/phone';
import type { ReceiptUploadResponse } from '@mooncake/domain/receipts/receipt-upload.contract';
import { canReplaceReceipt, receiptsPerOrder } from '@mooncake/domain/receipts/replace-receipt';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeLine, change } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import type { Upload } from '../http/body/upload.ts';
import { regainStock } from '../stock/regain-stock.ts';
import { forgetGuesses, limitGuesses, lookupsPerAddress } from '../visitors/lookup-limits.ts';
import { afterMissDelay } from '../visitors/miss-delay.ts';
import { limitRate } from '../visitors/rate-limit.ts';
import { inspectWithinLimit } from './inspect-within-limit.ts';
import { type KeptReceipt, receiptRow } from './keep-receipt.ts';
import { takeReceiptTurn } from './receipt-turns.ts';
import { countReceipts, findLatestReceipt } from './receipts.queries.ts';
import { withKeptReceipt } from './with-kept-receipt.ts';

type ReplaceDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'trafficLimits' | 'clock'>;
type Sent = {
  orderNumber: string;
  phone: string;
  key: string;
  browserHash: string | null;
  address: string;
  file: Upload | null;
};

/** Takes another receipt for an unsettled payment and puts the order back in line for review. */
export async function replaceReceipt(deps: ReplaceDeps, sent: Sent): Promise<ReceiptUploadResponse> {
  const { db, storage, clock } = deps;
  const { file, address } = sent;
  // Said before anything is searched: a request without a file must not tell a right phone from a wrong one.
  if (!file) throw refuse('order.submission_invalid', { problem: 'no_receipt' });
  const orderId = await afterMissDelay(() => findOwnOrder({ db, clock }, sent));

  const asked = { actor: 'customer', action: 'receipt.replaced', topics: ['orders', 'stock'] } as const;
  const { answer } = await takeReceiptTurn(address, async () => {
    const receipt = await inspectWithinLimit(deps, file, { subject: orderId, address });
    return withKeptReceipt(storage, receipt, (kept) =>
      change(deps, asked, (trx, now) => putBackInLine(trx, { orderId, receipt: kept, now })),
    );
  });
  return answer;
}

/** The browser that ordered, the link that was sent, or number and phone; every miss looks the same. */
async function findOwnOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { orderNumber, phone, key, browserHash, address }: Sent,
): Promise<string> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'o.browser_hash', 'o.link_key', 'c.phone'])
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst();
  if (order && browserHash !== null && order.browser_hash === browserHash) return order.id;
  if (order && key !== '' && order.link_key === key) return order.id;

  // To anybody else this is a lookup by number and phone, and is limited as one.
  await limitRate({ db, clock }, lookupsPerAddress, address);
  await limitGuesses({ db, clock }, { orderNumber, phone });
  if (!order || phone === '' || !samePhone(order.phone, phone)) throw refuse('order.not_found');
  await forgetGuesses({ db }, { orderNumber, phone });
  return order.id;
}

async function putBackInLine(
  trx: Trx,
  { orderId, receipt, now }: { orderId: string; receipt: KeptReceipt; now: Date },
): Promise<{ result: { answer: ReceiptUploadResponse; usedReceipt: boolean }; audit: ChangeLine | [] }> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = { orderStatus: order.order_status, paymentStatus: order.payment_status };
  // One that waits outside stock may try for its boxes again with the very same file.
  const isRepeated =
    order.payment_status === 'pending' &&
    !order.outside_stock &&
    (await findLatestReceipt(trx, orderId))?.sha256 === receipt.sha256;
  if (isRepeated) {
    const answer = { ...before, orderNumber: order.order_number, outsideStock: false };
    return { result: { answer, usedReceipt: false }, audit: [] };
  }

  if (!canReplaceReceipt(before)) throw refuse('receipt.not_replaceable', before);
  if ((await countReceipts(trx, orderId)) >= receiptsPerOrder) {
    throw refuse('receipt.too_many', { limit: receiptsPerOrder });
  }
  const outsideStock = !(await regainStock(trx, order, now));
  const after = outsideStock ? transitions.place_without_stock : receiptSentStatuses(order.order_status);
  await trx.insertInto('receipts').values(receiptRow({ orderId, receipt, now })).execute();
  await trx
    .updateTable('orders')
    .set((eb) => ({
      order_status: after.orderStatus,
      payment_status: after.paymentStatus,
      outside_stock: outsideStock,
      payment_uploaded_at: now,
      payment_verified_at: null,
      payment_rejected_at: null,
      customer_note: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .execute();
  return {
    result: { answer: { ...after, orderNumber: order.order_number, outsideStock }, usedReceipt: true },
    audit: { subject: ['order', orderId], details: { before, after, customerNote: order.customer_note } },
  };
}
