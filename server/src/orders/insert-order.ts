import { randomUUID } from 'node:crypto';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import type { Language } from '@mooncake/domain/language';
import { flavourSelections, orderCopies } from '@mooncake/domain/orders/contents/stored-copies';
import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { normalisePhone } from '@mooncake/domain/phone';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { insertRows } from '../database/insert-rows.ts';

export type NewOrder = {
  /** Given where whoever asks has drawn it already, so that asking twice makes one order. */
  id?: string;
  orderNumber: string;
  lines: readonly PricedLine[];
  totalSen: number;
  deliveryMethodId: string;
  batchId: string;
  /** Null when the slot was deleted while the customer paid. */
  timeSlotId: string | null;
  form: OrderForm;
  language: Language;
  method: { isPickup: boolean; needsAddress: boolean };
  status: StatusPair;
  outsideStock: boolean;
  /** Null where staff took the order: nobody sent a receipt, and no browser may look it up by itself. */
  customerSide: { holdId: string; browserHash: string } | null;
  now: Date;
};

export type OrderRows = ReturnType<typeof orderRows>;

/** Writes customer, order and items, exactly as they were priced, in one statement. */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<void> {
  await sql`with ${orderInsertions(orderRows(order))} select`.execute(trx);
}

/** The same as parts of another statement; where one of its parts is named as `source`, only if that has a row. */
export function orderInsertions({ customer, order, items }: OrderRows, source?: string): RawBuilder<unknown> {
  return sql`customer as (${insertRows('customers', [customer], source)}),
    placed as (${insertRows('orders', [order], source)}),
    items as (${insertRows('order_items', items, source)})`;
}

/** The rows of an order, under ids drawn here, so that they can be written at once and shown without reading. */
export function orderRows({ lines, form, method, status, customerSide, now, ...order }: NewOrder) {
  const address = method.needsAddress ? filled(form.deliveryAddress) : null;
  const customer = {
    id: randomUUID(),
    name: form.name.trim(),
    phone: form.phone.trim(),
    phone_normalised: normalisePhone(form.phone),
    email: filled(form.email),
    address,
    instagram: filled(form.instagram),
    facebook: filled(form.facebook),
    created_at: now,
  };
  const placed = {
    id: order.id ?? randomUUID(),
    order_number: order.orderNumber,
    customer_id: customer.id,
    ...orderCopies(lines),
    total_sen: order.totalSen,
    pickup_method: method.isPickup ? ('pickup' as const) : ('delivery' as const),
    delivery_address: address,
    special_instructions: filled(form.notes),
    order_status: status.orderStatus,
    payment_status: status.paymentStatus,
    payment_reference_code: order.orderNumber,
    delivery_method_id: order.deliveryMethodId,
    pickup_batch_id: order.batchId,
    pickup_time_slot_id: order.timeSlotId,
    language: order.language,
    payment_uploaded_at: customerSide && now,
    payment_verified_at: status.paymentStatus === 'verified' ? now : null,
    hold_id: customerSide?.holdId ?? null,
    outside_stock: order.outsideStock,
    browser_hash: customerSide?.browserHash ?? null,
    created_at: now,
    updated_at: now,
  };
  const items = lines.map((line, position) => ({
    id: randomUUID(),
    order_id: placed.id,
    product_id: line.productId,
    product_name: line.name,
    product_name_zh: line.nameZh,
    quantity: line.quantity,
    unit_price_sen: line.priceSen,
    total_sen: line.priceSen * line.quantity,
    product_type: line.productType,
    flavor_selections: flavourSelections(line.metadata),
    metadata: line.metadata,
    stock_units: line.units,
    sort_order: position,
  }));
  return { customer, order: placed, items };
}

function filled(text: string): string | null {
  return text.trim() || null;
}
