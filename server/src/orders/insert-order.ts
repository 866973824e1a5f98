import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import type { Language } from '@mooncake/domain/language';
import { flavourSelections, orderCopies } from '@mooncake/domain/orders/contents/stored-copies';
import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { normalisePhone } from '@mooncake/domain/phone';
import type { Trx } from '../database/connect.ts';

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

/** Writes customer, order and items, exactly as they were priced. */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<string> {
  const { lines, form, method, status, customerSide, now } = order;
  const address = method.needsAddress ? filled(form.deliveryAddress) : null;
  const copies = orderCopies(lines);
  const customerId = await insertCustomer(trx, form, address, now);

  const { id } = await trx
    .insertInto('orders')
    .values({
      ...(order.id !== undefined && { id: order.id }),
      order_number: order.orderNumber,
      customer_id: customerId,
      ...copies,
      flavor_selections: JSON.stringify(copies.flavor_selections),
      total_sen: order.totalSen,
      pickup_method: method.isPickup ? 'pickup' : 'delivery',
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
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(trx, id, lines);
  return id;
}

async function insertCustomer(trx: Trx, form: OrderForm, address: string | null, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('customers')
    .values({
      name: form.name.trim(),
      phone: form.phone.trim(),
      phone_normalised: normalisePhone(form.phone),
      email: filled(form.email),
      address,
      instagram: filled(form.instagram),
      facebook: filled(form.facebook),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertItems(trx: Trx, orderId: string, lines: readonly PricedLine[]): Promise<void> {
  await trx
    .insertInto('order_items')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        product_id: line.productId,
        product_name: line.name,
        product_name_zh: line.nameZh,
        quantity: line.quantity,
        unit_price_sen: line.priceSen,
        total_sen: line.priceSen * line.quantity,
        product_type: line.productType,
        flavor_selections: JSON.stringify(flavourSelections(line.metadata)),
        metadata: line.metadata && JSON.stringify(line.metadata),
        stock_units: line.units,
        sort_order: position,
      })),
    )
    .execute();
}

function filled(text: string): string | null {
  return text.trim() || null;
}
