import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { slotElsewhere } from '@mooncake/domain/batches/batch-orders';
import type { MoveObstacles } from '@mooncake/domain/batches/batch-orders.contract';
import type { Db } from '../../database/connect.ts';
import type { LockedOrder } from '../../orders/admin/lock-order.ts';

type Slot = { id: string; deliveryMethodId: string; timeSlot: string; timeSlotZh: string; isActive: boolean };
export type PlannedOrder = { order: LockedOrder; timeSlotId: string | null };
export type MovePlan = {
  orders: PlannedOrder[];
  /** What the other batch does not offer at all; how much it has left is for its counters to say. */
  methods: MoveObstacles['methods'];
  closedSlots: { timeSlot: string; timeSlotZh: string; needed: number; available: 0 }[];
};

/** Where each order would go in another batch, and what that batch does not offer. */
export async function planMove(db: Db, orders: readonly LockedOrder[], to: AdminBatch): Promise<MovePlan> {
  const slots = await db
    .selectFrom('pickup_time_slots')
    .select([
      'id',
      'delivery_method_id as deliveryMethodId',
      'time_slot as timeSlot',
      'time_slot_zh as timeSlotZh',
      'is_active as isActive',
    ])
    .execute();
  const closedIds = new Set(to.slots.filter(({ isActive }) => !isActive).map(({ timeSlotId }) => timeSlotId));
  const offered = slots.filter(({ id, isActive }) => isActive && !closedIds.has(id));
  const slotOf = new Map(slots.map((slot) => [slot.id, slot]));

  const planned = orders.map((order) => {
    const slot = slotOf.get(order.pickup_time_slot_id ?? '');
    return { order, timeSlotId: slot ? slotElsewhere(slot, offered) : order.pickup_time_slot_id };
  });
  return {
    orders: planned,
    methods: await findUnserved(db, orders, to),
    closedSlots: countClosed(planned, closedIds, slotOf),
  };
}

async function findUnserved(db: Db, orders: readonly LockedOrder[], to: AdminBatch) {
  const unserved = orders.flatMap(({ delivery_method_id: id }) =>
    id === null || to.deliveryMethodIds.includes(id) ? [] : [id],
  );
  if (unserved.length === 0) return [];
  const methods = await db
    .selectFrom('delivery_methods')
    .select(['id', 'name', 'name_zh'])
    .where('id', 'in', unserved)
    .orderBy('sort_order')
    .execute();
  return methods.map(({ id, name, name_zh }) => ({
    name,
    nameZh: name_zh,
    orders: unserved.filter((other) => other === id).length,
  }));
}

/** Slots the other batch itself has switched off. One switched off everywhere goes along with its orders. */
function countClosed(
  planned: readonly PlannedOrder[],
  closedIds: ReadonlySet<string>,
  slotOf: ReadonlyMap<string, Slot>,
) {
  const needed = new Map<string, number>();
  for (const { timeSlotId } of planned) {
    if (timeSlotId === null || !closedIds.has(timeSlotId)) continue;
    needed.set(timeSlotId, (needed.get(timeSlotId) ?? 0) + 1);
  }
  return [...needed].map(([id, orders]) => ({
    timeSlot: slotOf.get(id)?.timeSlot ?? '',
    timeSlotZh: slotOf.get(id)?.timeSlotZh ?? '',
    needed: orders,
    available: 0 as const,
  }));
}
