import { checkOrderForm } from '@mooncake/domain/orders/order-form';
import { transitions } from '@mooncake/domain/orders/status/status-transition';
import { checkSubmission } from '@mooncake/domain/orders/submission';
import type { OrderSubmission, PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { isRefusal, refuse } from '@mooncake/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database/connect.ts';
import { inOneStatement, inTransaction } from '../database/in-transaction.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Deps } from '../deps.ts';
import type { Upload } from '../http/body/upload.ts';
import { findPlacedOrder, presentPlacedOrder } from '../orders/confirmation.ts';
import { type OrderRows, orderInsertions, orderRows } from '../orders/insert-order.ts';
import { inspectWithinLimit } from '../receipts/inspect-within-limit.ts';
import { type KeptReceipt, receiptRow } from '../receipts/keep-receipt.ts';
import { takeReceiptTurn } from '../receipts/receipt-turns.ts';
import { withKeptReceipt } from '../receipts/with-kept-receipt.ts';
import { findHoldToPay, type HoldToPay, lockHold, sellLiveHold } from './holds.queries.ts';
import type { RecentHolds } from './recent/recent-holds.ts';
import { secureStock } from './secure-stock.ts';

type PlaceDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'trafficLimits' | 'clock'> & {
  recentHolds: RecentHolds;
};
type Sender = { browserHash: string; address: string; file: Upload | null };

/** Turns a paid hold into an order, once, however often it is asked. */
export async function placeOrder(
  deps: PlaceDeps,
  submission: OrderSubmission,
  sender: Sender,
): Promise<PlacedOrder> {
  const { db, recentHolds } = deps;
  const recent = recentHolds.take(submission.holdId);
  if (recent && formProblems(submission, recent).length === 0) {
    try {
      return await takeReceiptTurn(sender.address, () => payHold(deps, recent, submission, sender));
    } catch (error) {
      // Another process may have placed the order, and whoever asks again is not refused.
      const { order_id } = isRefusal(error) ? await findHoldToPay(db, recent.id) : recent;
      if (!order_id) throw error;
      return findPlacedOrder(db, order_id);
    }
  }
  // Before any waiting: whoever asks again about an order that exists gets it at once.
  const hold = await findHoldToPay(db, submission.holdId);
  if (hold.order_id) return findPlacedOrder(db, hold.order_id);
  return takeReceiptTurn(sender.address, async (isRepeated) => {
    const now = isRepeated ? await findHoldToPay(db, submission.holdId) : hold;
    if (now.order_id) return findPlacedOrder(db, now.order_id);
    return payHold(deps, now, submission, sender);
  });
}

async function payHold(
  deps: PlaceDeps,
  hold: HoldToPay,
  submission: OrderSubmission,
  { browserHash, address, file }: Sender,
): Promise<PlacedOrder> {
  const { db, storage, events, clock } = deps;
  checkForm(submission, hold);
  const sent = sentReceipt(submission, hold, file);
  const receipt = await inspectWithinLimit(deps, sent, { subject: hold.id, address });
  const news = events.announce('stock', 'orders');
  const redemption = { hold, submission, browserHash, now: clock(), notice: news.notice };
  const { orderId, placed, usedReceipt } = await withKeptReceipt(
    storage,
    receipt,
    async (kept) =>
      (await inOneStatement(db, () => redeemLive(db, { ...redemption, receipt: kept }))) ??
      (await inTransaction(db, (trx) => redeemLate(trx, { ...redemption, receipt: kept }))),
  );
  if (usedReceipt) news.told();
  return placed ?? findPlacedOrder(db, orderId);
}

type Redemption = {
  hold: HoldToPay;
  submission: OrderSubmission;
  browserHash: string;
  receipt: KeptReceipt;
  now: Date;
  notice: RawBuilder<unknown>;
};
type Redeemed = { orderId: string; usedReceipt: boolean; placed?: PlacedOrder };

/** The usual way, whole in one statement; nothing where the hold is not live any more. */
async function redeemLive(db: Db, redemption: Redemption): Promise<Redeemed | undefined> {
  const { hold, now } = redemption;
  const rows = rowsOf(redemption, { outsideStock: false });
  const place = await sellLiveHold(db, hold, { now, order: insertions(redemption, rows, 'ended') });
  if (!place) return undefined;
  const { customer, order, items } = rows;
  const placed = presentPlacedOrder({ ...place, ...customer, ...order, customer_name: customer.name }, items);
  return { orderId: order.id, usedReceipt: true, placed };
}

/** The hold is not as it was when it was read: it may be an order already, or its stock has to be found again. */
async function redeemLate(trx: Trx, redemption: Redemption): Promise<Redeemed> {
  const { submission, now } = redemption;
  const locked = await lockHold(trx, submission.holdId);
  const hold = await findHoldToPay(trx, locked.id);
  if (hold.order_id) return { orderId: hold.order_id, usedReceipt: false };
  checkForm(submission, hold);
  const outsideStock = !(await secureStock(trx, locked, now));
  const rows = rowsOf({ ...redemption, hold }, { outsideStock });
  await sql`with ${insertions(redemption, rows)} select`.execute(trx);
  return { orderId: rows.order.id, usedReceipt: true };
}

function rowsOf(
  { hold, submission, browserHash, now }: Redemption,
  { outsideStock }: { outsideStock: boolean },
): OrderRows {
  return orderRows({
    orderNumber: hold.order_number,
    lines: hold.lines,
    totalSen: hold.total_sen,
    deliveryMethodId: hold.delivery_method_id,
    batchId: hold.batch_id,
    timeSlotId: hold.time_slot_id,
    form: submission,
    language: submission.language,
    method: { isPickup: hold.is_pickup, needsAddress: hold.needs_address },
    status: outsideStock ? transitions.place_without_stock : transitions.place,
    outsideStock,
    customerSide: { holdId: hold.id, browserHash },
    now,
  });
}

/** The order, its receipt and the news of both, as parts of one statement. */
function insertions({ receipt, now, notice }: Redemption, rows: OrderRows, source?: string) {
  const proof = receiptRow({ orderId: rows.order.id, receipt, now });
  return sql`${orderInsertions(rows, source)},
    proof as (${insertRows('receipts', [proof], source)} returning ${notice})`;
}

function checkForm(submission: OrderSubmission, hold: HoldToPay): void {
  const problems = formProblems(submission, hold);
  if (problems.length > 0) throw refuse('order.form_invalid', { problems });
}

function formProblems(submission: OrderSubmission, hold: HoldToPay) {
  // The hold knows where and when; a slot deleted meanwhile is for staff to settle, not the customer.
  const place = { batchId: hold.batch_id, timeSlotId: hold.time_slot_id ?? '' };
  return checkOrderForm(submission, { ...place, needsAddress: hold.needs_address });
}

/** The receipt of an order that is whole; what is bought is what was held, whatever became of the cart. */
function sentReceipt({ paymentConfirmed }: OrderSubmission, hold: HoldToPay, file: Upload | null): Upload {
  const problem = checkSubmission({
    paymentConfirmed,
    hasReceipt: file !== null,
    items: hold.lines,
    deliveryMethodId: hold.delivery_method_id,
  });
  if (problem || !file) throw refuse('order.submission_invalid', { problem: problem ?? 'no_receipt' });
  return file;
}
