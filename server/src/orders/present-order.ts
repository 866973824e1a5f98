import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { customerStatusOf } from '@mooncake/domain/orders/status/status';
import { canReplaceReceipt } from '@mooncake/domain/receipts/replace-receipt';
import type { OrderRow } from './orders.queries.ts';

/** An order as its own customer may see it. */
export function presentOrder(row: OrderRow): FullOrder {
  const statuses = { orderStatus: row.order_status, paymentStatus: row.payment_status };
  return {
    access: 'full',
    ...statuses,
    orderNumber: row.order_number,
    customerStatus: customerStatusOf({
      orderStatus: row.order_status,
      paymentUploadedAt: row.payment_uploaded_at,
      paymentVerifiedAt: row.payment_verified_at,
    }),
    customerName: row.customer_name,
    phone: row.phone,
    products: row.products,
    quantity: row.quantity,
    totalSen: row.total_sen,
    deliveryMethod: row.delivery_method,
    batch: presentBatch(row),
    timeSlot: row.time_slot,
    timeSlotZh: row.time_slot_zh ?? '',
    slotNote: row.slot_note ?? '',
    slotNoteZh: row.slot_note_zh ?? '',
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deliveryAddress: row.delivery_address,
    specialInstructions: row.special_instructions,
    customerNote: row.customer_note,
    outsideStock: row.outside_stock,
    receipt:
      row.receipt_kind && row.receipt_uploaded_at
        ? { kind: row.receipt_kind, uploadedAt: row.receipt_uploaded_at.toISOString() }
        : null,
    canReplaceReceipt: canReplaceReceipt(statuses),
  };
}

function presentBatch({ batch_name, batch_name_zh, batch_date }: OrderRow): FullOrder['batch'] {
  if (!batch_name || !batch_date) return null;
  return { batchName: batch_name, batchNameZh: batch_name_zh ?? '', batchDate: batch_date };
}
