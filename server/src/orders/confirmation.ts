import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { cartMetadataSchema } from '@mooncake/domain/products/cart-metadata.contract';
import { hintOf } from '@mooncake/domain/receipts/receipt-hint';
import { refuse } from '@mooncake/domain/refusal';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import {
  findItems,
  findOrderById,
  findOrderOfBrowser,
  type ItemRow,
  type OrderRow,
} from './orders.queries.ts';

type ConfirmedOrder = Pick<
  OrderRow,
  | 'order_number'
  | 'order_status'
  | 'payment_status'
  | 'total_sen'
  | 'created_at'
  | 'outside_stock'
  | 'payment_reference_code'
  | 'customer_name'
  | 'phone'
  | 'email'
  | 'special_instructions'
  | 'delivery_address'
  | 'delivery_method'
  | 'batch_name'
  | 'batch_name_zh'
  | 'batch_date'
  | 'time_slot'
  | 'time_slot_zh'
  | 'slot_note'
  | 'slot_note_zh'
>;
type ConfirmedItem = Pick<
  ItemRow,
  'id' | 'product_name' | 'product_name_zh' | 'unit_price_sen' | 'quantity' | 'metadata'
>;

/** The answer to a submission, the same for every retry: from what was just written, or from the order that exists. */
export function presentPlacedOrder(order: ConfirmedOrder, items: readonly ConfirmedItem[]): PlacedOrder {
  return {
    orderNumber: order.order_number,
    orderStatus: order.order_status,
    totalSen: order.total_sen,
    createdAt: order.created_at.toISOString(),
    outsideStock: order.outside_stock,
    confirmation: presentConfirmation(order, items),
  };
}

export async function findPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder> {
  const order = await findOrderById(db, orderId);
  if (!order) throw refuse('order.not_found');
  return presentPlacedOrder(order, await findItems(db, order.id));
}

/** The order summary page of an order this browser placed. */
export async function findConfirmation(
  { db, receiptReader }: Pick<Deps, 'db' | 'receiptReader'>,
  orderNumber: string,
  browserHash: string | null,
): Promise<StoredConfirmation> {
  const order = browserHash === null ? undefined : await findOrderOfBrowser(db, orderNumber, browserHash);
  if (!order) throw refuse('order.not_found');
  const confirmation = presentConfirmation(order, await findItems(db, order.id));
  if (order.payment_status !== 'pending') return confirmation;
  const reading = await findReading(db, order.id);
  const isUnread = receiptReader.isInstalled && order.receipt_kind !== null && !reading;
  const receiptHint = reading?.findings ? hintOf(reading.findings) : null;
  return { ...confirmation, ...(isUnread && { isReceiptUnread: true }), ...(receiptHint && { receiptHint }) };
}

/** What was read on the receipt that counts; none while nobody has. */
function findReading(db: Db, orderId: string) {
  return db
    .selectFrom('current_readings')
    .select('findings')
    .where('order_id', '=', orderId)
    .where('read_at', 'is not', null)
    .executeTakeFirst();
}

function presentConfirmation(order: ConfirmedOrder, items: readonly ConfirmedItem[]): StoredConfirmation {
  return {
    items: items.map((item) => ({
      id: item.id,
      name: item.product_name,
      nameZh: item.product_name_zh,
      priceSen: item.unit_price_sen,
      quantity: item.quantity,
      metadata: z.safeParse(cartMetadataSchema, item.metadata).data ?? null,
    })),
    totalSen: order.total_sen,
    customer: {
      name: order.customer_name,
      phone: order.phone,
      email: order.email ?? '',
      notes: order.special_instructions ?? '',
    },
    pickup: {
      methodName: order.delivery_method?.name ?? '',
      methodNameZh: order.delivery_method?.nameZh ?? '',
      methodDescription: order.delivery_method?.description ?? '',
      methodDescriptionZh: order.delivery_method?.descriptionZh ?? '',
      feeNote: order.delivery_method?.feeNote ?? '',
      feeNoteZh: order.delivery_method?.feeNoteZh ?? '',
      place: order.delivery_method?.place ?? null,
      batchName: order.batch_name ?? '',
      batchNameZh: order.batch_name_zh ?? '',
      batchDate: order.batch_date ?? '',
      timeSlot: order.time_slot,
      timeSlotZh: order.time_slot_zh ?? '',
      slotNote: order.slot_note ?? '',
      slotNoteZh: order.slot_note_zh ?? '',
      deliveryAddress: order.delivery_address,
    },
    paymentReferenceCode: order.payment_reference_code,
    outsideStock: order.outside_stock,
    isCancelled: isOver(order.order_status),
    isRejected: order.order_status === 'rejected',
    isReceiptRefused: order.payment_status === 'rejected',
  };
}
