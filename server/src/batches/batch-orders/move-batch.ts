import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { MoveBatchRequest } from '@mooncake/domain/batches/batch-orders.contract';
import { malaysianToday } from '@mooncake/domain/calendar';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, type ChangeLine, change } from '../../audit/change.ts';
import type { Trx } from '../../database/connect.ts';
import { handoverChanges, handoverOf } from '../../orders/admin/handover-changes.ts';
import { loadAdminOrders } from '../../orders/admin/load-admin-orders.ts';
import { holdsStock } from '../../orders/admin/set-statuses.ts';
import { claimsOfOrders } from '../../stock/order-claim.ts';
import { releaseStock } from '../../stock/release-stock.ts';
import { takeAllStock } from '../../stock/take-stock.ts';
import { type BatchOf, findAdminBatch, keepBatches } from '../batches.queries.ts';
import { setActive } from '../switch-batch.ts';
import { idsByAge, lockLiveOrders } from './live-orders.queries.ts';
import { type MovePlan, type PlannedOrder, planMove } from './plan-move.ts';

/** Moves every live order of a batch to another day, all of them or none. */
export async function moveBatch(
  deps: ChangeDeps,
  { batchId, request, actor }: BatchOf & { request: MoveBatchRequest },
): Promise<AdminOrder[]> {
  const { toBatchId, disablesBatch } = request;
  const asked = { actor, action: 'batch.orders_moved', topics: ['batches', 'stock', 'orders'] } as const;
  const movedIds = await change(deps, asked, async (trx, now) => {
    await keepBatches(trx, [batchId, toBatchId]);
    const from = await findAdminBatch(trx, batchId);
    const to = await findAdminBatch(trx, toBatchId);
    // A batch cannot move onto itself, nor into the past. A hidden or closed one may be filled by staff.
    if (from.id === to.id || to.batchDate < malaysianToday(now)) {
      throw refuse('batch.closed', { batchName: to.batchName, batchNameZh: to.batchNameZh });
    }
    const plan = await planMove(trx, await lockLiveOrders(trx, batchId), to);
    refuseUnoffered(plan, to);

    await writePlaces(trx, plan.orders, toBatchId);
    // Last, as others wait for the counters from here on.
    await moveStock(trx, plan.orders, toBatchId, now);
    if (disablesBatch) await setActive(trx, batchId, false);
    const moves = plan.orders.map(({ order, timeSlotId }) => {
      const before = handoverOf(order);
      return { before, after: { ...before, batchId: toBatchId, timeSlotId, outsideStock: false } };
    });
    const changes = await handoverChanges(trx, moves);
    const moved = plan.orders.map(({ order }, index): ChangeLine => {
      const details = { orderNumber: order.order_number, changes: changes[index] ?? [] };
      return { action: 'order.moved', subject: ['order', order.id], details };
    });
    const names = { batchName: from.batchName, movedTo: to.batchName };
    return {
      result: idsByAge(plan.orders.map(({ order }) => order)),
      audit: [
        ...moved,
        { subject: ['batch', batchId], details: { ...names, orders: plan.orders.length, disablesBatch } },
      ],
    };
  });
  return loadAdminOrders(deps.db, movedIds);
}

function refuseUnoffered({ methods: [method], closedSlots: [slot] }: MovePlan, { batchName }: AdminBatch) {
  if (method) throw refuse('batch.not_for_method', { batchName, methodName: method.name });
  if (slot) throw refuse('slot.not_allowed', { timeSlot: slot.timeSlot });
}

/** An order that waited outside stock gets its boxes in the other batch. */
async function writePlaces(trx: Trx, planned: readonly PlannedOrder[], toBatchId: string): Promise<void> {
  for (const timeSlotId of new Set(planned.map((one) => one.timeSlotId))) {
    const ids = planned.filter((one) => one.timeSlotId === timeSlotId).map(({ order }) => order.id);
    await trx
      .updateTable('orders')
      .set((eb) => ({
        pickup_batch_id: toBatchId,
        pickup_time_slot_id: timeSlotId,
        outside_stock: false,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', ids)
      .execute();
  }
}

async function moveStock(trx: Trx, planned: readonly PlannedOrder[], toBatchId: string, now: Date) {
  const wanted = await claimsOfOrders(
    trx,
    planned.map(({ order, timeSlotId }) => ({
      id: order.id,
      pickup_batch_id: toBatchId,
      pickup_time_slot_id: timeSlotId,
    })),
  );
  const had = await claimsOfOrders(trx, planned.map(({ order }) => order).filter(holdsStock));
  await takeAllStock(trx, wanted, { now });
  await releaseStock(trx, had);
}
