import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import type { MoveOrderRequest } from '@mooncake/domain/orders/order-change.contract';
import { keepsStock } from '@mooncake/domain/orders/status/status-transition';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Trx } from '../../database/connect.ts';
import { claimOfOrder } from '../../stock/order-claim.ts';
import { releaseStock } from '../../stock/release-stock.ts';
import { takeStock } from '../../stock/take-stock.ts';
import { checkSelection } from '../check-selection.ts';
import { loadOfferedPlaces } from '../offer.ts';
import { handoverChanges, handoverOf } from './handover-changes.ts';
import { loadAdminOrder } from './load-admin-orders.ts';
import { type LockedOrder, lockOrder, statusesOf } from './lock-order.ts';
import { holdsStock } from './set-statuses.ts';

/** Another day, time or way for an order, through the same checks as a customer's choice. */
export async function moveOrder(
  deps: ChangeDeps,
  { orderId, request, actor }: { orderId: string; request: MoveOrderRequest; actor: Actor },
): Promise<AdminOrder> {
  const asked = { actor, action: 'order.moved', topics: ['orders', 'stock'] } as const;
  await change(deps, asked, async (trx, now) => {
    const order = await lockOrder(trx, orderId, request.version);
    const lines = await linesOf(trx, orderId);
    const method = checkSelection(await loadOfferedPlaces(trx), request, lines, {
      as: 'staff',
      ownBatchId: order.pickup_batch_id,
      now,
    });
    const address = method.needsAddress ? await addressFor(trx, order, request) : null;
    if (isSame(order, request, address)) throw refuse('order.nothing_to_change', statusesOf(order));

    await moveStock(trx, order, request, now);
    await trx
      .updateTable('orders')
      .set((eb) => ({
        delivery_method_id: request.deliveryMethodId,
        pickup_batch_id: request.batchId,
        pickup_time_slot_id: request.timeSlotId,
        pickup_method: method.isPickup ? 'pickup' : 'delivery',
        delivery_address: address,
        ...(keepsStock(order.order_status) && { outside_stock: false }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', orderId)
      .execute();
    const { deliveryMethodId, batchId, timeSlotId } = request;
    const outsideStock = order.outside_stock && !keepsStock(order.order_status);
    const after = { deliveryMethodId, batchId, timeSlotId, outsideStock };
    const [changes = []] = await handoverChanges(trx, [{ before: handoverOf(order), after }]);
    const addressChanged = order.delivery_address !== address;
    const details = { orderNumber: order.order_number, changes, ...(addressChanged && { addressChanged }) };
    return { audit: { subject: ['order', orderId], details } };
  });
  return loadAdminOrder(deps.db, orderId);
}

/** An order that waits outside stock gets its boxes here; a cancelled one moves without any. */
async function moveStock(trx: Trx, order: LockedOrder, to: MoveOrderRequest, now: Date): Promise<void> {
  if (!keepsStock(order.order_status)) return;
  const wanted = await claimOfOrder(trx, {
    id: order.id,
    pickup_batch_id: to.batchId,
    pickup_time_slot_id: to.timeSlotId,
  });
  if (!wanted) return;
  const { pickup_batch_id: batchId, pickup_time_slot_id: timeSlotId } = order;
  const had = holdsStock(order) && batchId !== null ? { ...wanted, batchId, timeSlotId } : null;
  if (had?.batchId !== wanted.batchId) {
    await takeStock(trx, wanted, { now });
    if (had) await releaseStock(trx, [had]);
    return;
  }
  // Within the batch the boxes stay where they are: only the place in the slot moves.
  if (had.timeSlotId === wanted.timeSlotId) return;
  await takeStock(trx, { ...wanted, needs: [] }, { now });
  await releaseStock(trx, [{ ...had, needs: [] }]);
}

async function linesOf(trx: Trx, orderId: string): Promise<{ productType: string }[]> {
  const items = await trx
    .selectFrom('order_items')
    .select('product_type')
    .where('order_id', '=', orderId)
    .execute();
  return items.map(({ product_type }) => ({ productType: product_type }));
}

/** The one given now, else the one the order has, else the one its customer once gave. */
async function addressFor(
  trx: Trx,
  order: LockedOrder,
  { deliveryAddress }: MoveOrderRequest,
): Promise<string> {
  const customer = await trx
    .selectFrom('customers')
    .select('address')
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  const address = deliveryAddress || order.delivery_address || customer.address;
  if (!address) {
    throw refuse('order.form_invalid', {
      problems: [{ code: 'address_required', field: 'deliveryAddress' }],
    });
  }
  return address;
}

function isSame(order: LockedOrder, to: MoveOrderRequest, address: string | null): boolean {
  return (
    order.delivery_method_id === to.deliveryMethodId &&
    order.pickup_batch_id === to.batchId &&
    order.pickup_time_slot_id === to.timeSlotId &&
    order.delivery_address === address &&
    !order.outside_stock
  );
}
