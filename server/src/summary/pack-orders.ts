import { sortSlots } from '@mooncake/domain/delivery/slot-order';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import { isIncluded } from '@mooncake/domain/summary/batch-summary';
import { mergeFlavours } from '@mooncake/domain/summary/merge-products';
import type { PackedOrder, PackingQuery } from '@mooncake/domain/summary/packing.contract';
import type { Db } from '../database/connect.ts';
import { loadAdminOrder, loadAdminOrders } from '../orders/admin/load-admin-orders.ts';

const perPage = 500;

/** What goes with the boxes: of one order, or of all orders of a batch that count. */
export async function packOrders(
  db: Db,
  { batchId, orderId, include }: PackingQuery,
): Promise<PackedOrder[]> {
  if (orderId !== undefined) return [packed(await loadAdminOrder(db, orderId))];

  const ids = await idsToPack(db, batchId ?? null, include);
  const orders: PackedOrder[] = [];
  for (let done = 0; done < ids.length; done += perPage) {
    orders.push(...(await loadAdminOrders(db, ids.slice(done, done + perPage))).map(packed));
  }
  return orders;
}

/** By time slot as the clock has them, then by number. */
async function idsToPack(
  db: Db,
  batchId: string | null,
  include: PackingQuery['include'],
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('pickup_time_slots as s', 's.id', 'o.pickup_time_slot_id')
    .select(['o.id', 'o.order_status as orderStatus', 'o.payment_status as paymentStatus', 's.time_slot'])
    .where('o.pickup_batch_id', '=', batchId)
    .orderBy('o.order_number')
    .execute();
  const slots = [...new Set(rows.map((row) => row.time_slot ?? ''))].map((timeSlot) => ({ timeSlot }));
  const rankOf = new Map(sortSlots(slots).map(({ timeSlot }, rank) => [timeSlot, rank]));
  const rank = (row: (typeof rows)[number]) => rankOf.get(row.time_slot ?? '') ?? 0;
  return rows
    .filter((row) => isIncluded(row, include))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

function packed(order: AdminOrder): PackedOrder {
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    customerName: order.customer.name,
    phone: order.customer.phone,
    method: order.deliveryMethod && {
      name: order.deliveryMethod.name,
      nameZh: order.deliveryMethod.nameZh,
    },
    batch: order.batch && { batchName: order.batch.batchName, batchDate: order.batch.batchDate },
    timeSlot: order.timeSlot,
    timeSlotZh: order.timeSlotZh,
    slotNote: order.slotNote,
    slotNoteZh: order.slotNoteZh,
    deliveryAddress: order.deliveryAddress,
    specialInstructions: order.specialInstructions,
    isPaid: order.paymentStatus === 'verified',
    isOutsideStock: order.outsideStock && !isOver(order.orderStatus),
    totalSen: order.totalSen,
    items: order.items.map(({ productName, productNameZh, quantity, contents }) => ({
      productName,
      productNameZh,
      quantity,
      contents: mergeFlavours(contents),
    })),
  };
}
