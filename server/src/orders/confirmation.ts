import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { cartMetadataSchema } from '@mooncake/domain/products/cart-metadata.contract';
import { refuse } from '@mooncake/domain/refusal';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import { findItems, findOrderById, findOrderOfBrowser, type OrderRow } from './orders.queries.ts';

/** The answer to a submission, the same for every retry. */
export async function presentPlacedOrder(db: Db, orderId: string): Promise<PlacedOrder> {
  const order = await findOrderById(db, orderId);
  if (!order) throw refuse('order.not_found');
  return {
    orderNumber: order.order_number,
    orderStatus: order.order_status,
    totalSen: order.total_sen,
    createdAt: order.created_at.toISOString(),
    outsideStock: order.outside_stock,
    confirmation: await confirmationOf(db, order),
  };
}

/** The order summary page of an order this browser placed. */
export async function findConfirmation(
  db: Db,
  orderNumber: string,
  browserHash: string | null,
): Promise<StoredConfirmation> {
  const order = browserHash === null ? undefined : await findOrderOfBrowser(db, orderNumber, browserHash);
  if (!order) throw refuse('order.not_found');
  return confirmationOf(db, order);
}

async function confirmationOf(db: Db, order: OrderRow): Promise<StoredConfirmation> {
  const items = await findItems(db, order.id);
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
      methodName: order.method_name ?? '',
      methodNameZh: order.method_name_zh ?? '',
      pickupPlace: order.pickup_place,
      batchName: order.batch_name ?? '',
      batchNameZh: order.batch_name_zh ?? '',
      batchDate: order.batch_date ?? '',
      timeSlot: order.time_slot,
      deliveryAddress: order.delivery_address,
    },
    paymentReferenceCode: order.payment_reference_code,
    outsideStock: order.outside_stock,
    isCancelled: isOver(order.order_status),
  };
}
