import { randomUUID } from 'node:crypto';
import type { PricedLine } from '@mooncake/domain/holds/priced-line';
import type { Language } from '@mooncake/domain/language';
import { flavourSelections, orderCopies } from '@mooncake/domain/orders/contents/stored-copies';
import type { OrderForm } from '@mooncake/domain/orders/order-form';
import type { StatusPair } from '@mooncake/domain/orders/status/status';
import { normalisePhone } from '@mooncake/domain/phone';
import type { QueryCreator } from 'kysely';
import type { Database } from '../database/types.ts';

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

export type WrittenOrder = ReturnType<typeof rowsOf>;

/**
 * Writes customer, order and items, exactly as they were priced, in one statement. `writer` is the transaction, or it
 * with something to be written along.
 */
export async function insertOrder(writer: QueryCreator<Database>, order: NewOrder): Promise<WrittenOrder> {
  const written = rowsOf(order);
  await writer
    .with('customer', (qb) => qb.insertInto('customers').values(written.customer))
    .with('placed', (qb) =>
      qb
        .insertInto('orders')
        .values({ ...written.order, flavor_selections: JSON.stringify(written.order.flavor_selections) }),
    )
    .insertInto('order_items')
    .values(
      written.items.map((item) => ({
        ...item,
        flavor_selections: JSON.stringify(item.flavor_selections),
        metadata: item.metadata && JSON.stringify(item.metadata),
      })),
    )
    .execute();
  return written;
}

/** The rows of an order, under ids drawn here, so that they can be written at once and shown without reading. */
function rowsOf({ lines, form, method, status, customerSide, now, ...order }: NewOrder) {
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
