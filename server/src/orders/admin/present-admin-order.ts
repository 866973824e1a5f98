import type { AdminOrder, AdminOrderItem } from '@mooncake/domain/orders/admin-order.contract';
import { readBoxContents } from '@mooncake/domain/orders/contents/box-contents';
import { refundOf } from '@mooncake/domain/orders/refund';
import { dashboardStatusOf } from '@mooncake/domain/orders/status/status';
import { mergeChanges, readAuditChanges } from '@mooncake/domain/staff/audit-changes';
import * as z from 'zod/mini';
import type { AdminItemRow, AdminOrderRow } from './admin-orders.queries.ts';

/** An order as staff see it, in the list and in its details alike. */
export function presentAdminOrder(row: AdminOrderRow, items: readonly AdminItemRow[]): AdminOrder {
  const statuses = { orderStatus: row.order_status, paymentStatus: row.payment_status };
  return {
    ...statuses,
    id: row.id,
    orderNumber: row.order_number,
    linkKey: row.link_key,
    dashboardStatus: dashboardStatusOf(statuses),
    version: row.version,
    customer: {
      name: row.customer_name,
      phone: row.phone,
      email: row.email,
      instagram: row.instagram,
      facebook: row.facebook,
      whatsapp: row.phone_normalised?.replace(/\D/g, '') ?? null,
    },
    language: row.language,
    mooncakeType: row.mooncake_type,
    quantity: row.quantity,
    totalSen: row.total_sen,
    items: items.map(presentItem),
    deliveryMethod: row.delivery_method,
    batch: presentBatch(row),
    timeSlot: row.time_slot,
    timeSlotZh: row.time_slot_zh ?? '',
    slotNote: row.slot_note ?? '',
    slotNoteZh: row.slot_note_zh ?? '',
    timeSlotId: row.pickup_time_slot_id,
    deliveryAddress: row.delivery_address,
    moved: presentMoves(row.moves ?? []),
    specialInstructions: row.special_instructions,
    adminNotes: row.admin_notes,
    adminNotesVersion: row.admin_notes_version,
    customerNote: row.customer_note,
    hasReceipt: Boolean(row.has_receipt),
    receiptVerdict: row.receipt_verdict,
    outsideStock: row.outside_stock,
    paymentUploadedAt: row.payment_uploaded_at?.toISOString() ?? null,
    paymentVerifiedAt: row.payment_verified_at?.toISOString() ?? null,
    paymentRejectedAt: row.payment_rejected_at?.toISOString() ?? null,
    refund: refundOf({
      ...statuses,
      hasReceipt: row.payment_uploaded_at !== null,
      isReturned: row.money_returned_at !== null,
    }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function presentItem(item: AdminItemRow): AdminOrderItem {
  return {
    id: item.id,
    productId: item.product_id,
    productName: item.product_name,
    productNameZh: item.product_name_zh,
    productType: item.product_type,
    quantity: item.quantity,
    unitPriceSen: item.unit_price_sen,
    totalSen: item.total_sen,
    contents: readBoxContents({ metadata: item.metadata, flavourSelections: item.flavor_selections }),
  };
}

const moveDetailsSchema = z.object({
  changes: z.optional(z.unknown()),
  addressChanged: z.optional(z.boolean()),
});

/** Lines of the log from before version 1.1 name ids only: of such a move nothing is told. */
function presentMoves(lines: readonly unknown[]): AdminOrder['moved'] {
  const moves = lines.flatMap((details) => moveDetailsSchema.safeParse(details).data ?? []);
  if (moves.length === 0) return null;
  return {
    changes: mergeChanges(moves.map(({ changes }) => readAuditChanges(changes))),
    addressChanged: moves.some(({ addressChanged }) => addressChanged === true),
  };
}

function presentBatch(row: AdminOrderRow): AdminOrder['batch'] {
  if (row.pickup_batch_id === null || row.batch_name === null || row.batch_date === null) return null;
  return { id: row.pickup_batch_id, batchName: row.batch_name, batchDate: row.batch_date };
}
