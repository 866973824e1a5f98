import { checkOrderForm } from '@mooncake/domain/orders/order-form';
import { transitions } from '@mooncake/domain/orders/status/status-transition';
import { checkSubmission } from '@mooncake/domain/orders/submission';
import type { OrderSubmission, PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findMethodTraits } from '../delivery/delivery.queries.ts';
import type { Deps } from '../deps.ts';
import type { Upload } from '../http/body/upload.ts';
import { presentPlacedOrder } from '../orders/confirmation.ts';
import { insertOrder, type NewOrder } from '../orders/insert-order.ts';
import { inspectWithinLimit } from '../receipts/inspect-within-limit.ts';
import { insertReceipt, type KeptReceipt } from '../receipts/keep-receipt.ts';
import { takeReceiptTurn } from '../receipts/receipt-turns.ts';
import { withKeptReceipt } from '../receipts/with-kept-receipt.ts';
import { findHold, findOrderOfHold, type HoldRow, linesOf, lockHold } from './holds.queries.ts';
import { secureStock } from './secure-stock.ts';

type PlaceDeps = Pick<Deps, 'db' | 'storage' | 'events' | 'clock'>;
type Sender = { browserHash: string; address: string; file: Upload | null };
type Method = NewOrder['method'];

/** Turns a paid hold into an order, once, however often it is asked. */
export async function placeOrder(
  deps: PlaceDeps,
  submission: OrderSubmission,
  sender: Sender,
): Promise<PlacedOrder> {
  const { db } = deps;
  // Before any waiting: whoever asks again about an order that exists gets it at once.
  const earlier = await findOrderOfHold(db, (await findHold(db, submission.holdId)).id);
  if (earlier) return presentPlacedOrder(db, earlier.id);
  return takeReceiptTurn(sender.address, () => placeInTurn(deps, submission, sender));
}

async function placeInTurn(
  deps: PlaceDeps,
  submission: OrderSubmission,
  { browserHash, address, file }: Sender,
): Promise<PlacedOrder> {
  const { db, storage, events, clock } = deps;
  const hold = await findHold(db, submission.holdId);
  const earlier = await findOrderOfHold(db, hold.id);
  if (earlier) return presentPlacedOrder(db, earlier.id);

  const method = await findMethodTraits(db, hold.delivery_method_id);
  checkForm(submission, hold, method);
  const sent = sentReceipt(submission, hold, file);
  const receipt = await inspectWithinLimit(deps, sent, { subject: hold.id, address });
  const { orderId, usedReceipt } = await withKeptReceipt(storage, receipt, (kept) =>
    inTransaction(db, (trx) =>
      redeemHold(trx, { submission, method, browserHash, receipt: kept, now: clock() }),
    ),
  );
  if (usedReceipt) events.publish('stock', 'orders');
  return presentPlacedOrder(db, orderId);
}

type Redemption = {
  submission: OrderSubmission;
  method: Method;
  browserHash: string;
  receipt: KeptReceipt;
  now: Date;
};

async function redeemHold(trx: Trx, { submission, method, browserHash, receipt, now }: Redemption) {
  const hold = await lockHold(trx, submission.holdId);
  const earlier = await findOrderOfHold(trx, hold.id);
  if (earlier) return { orderId: earlier.id, usedReceipt: false };

  const outsideStock = !(await secureStock(trx, hold, now));
  const orderId = await insertOrder(trx, {
    orderNumber: hold.order_number,
    lines: linesOf(hold),
    totalSen: hold.total_sen,
    deliveryMethodId: hold.delivery_method_id,
    batchId: hold.batch_id,
    timeSlotId: hold.time_slot_id,
    form: submission,
    language: submission.language,
    method,
    status: outsideStock ? transitions.place_without_stock : transitions.place,
    outsideStock,
    customerSide: { holdId: hold.id, browserHash },
    now,
  });
  await insertReceipt(trx, { orderId, receipt, now });
  return { orderId, usedReceipt: true };
}

function checkForm(submission: OrderSubmission, hold: HoldRow, { needsAddress }: Method): void {
  // The hold knows where and when; a slot deleted meanwhile is for staff to settle, not the customer.
  const selection = { batchId: hold.batch_id, timeSlotId: hold.time_slot_id ?? '', needsAddress };
  const problems = checkOrderForm(submission, selection);
  if (problems.length > 0) throw refuse('order.form_invalid', { problems });
}

/** The receipt of an order that is whole; what is bought is what was held, whatever became of the cart. */
function sentReceipt({ paymentConfirmed }: OrderSubmission, hold: HoldRow, file: Upload | null): Upload {
  const problem = checkSubmission({
    paymentConfirmed,
    hasReceipt: file !== null,
    items: linesOf(hold),
    deliveryMethodId: hold.delivery_method_id,
  });
  if (problem || !file) throw refuse('order.submission_invalid', { problem: problem ?? 'no_receipt' });
  return file;
}
