import type { AdminSlot, NewSlot, SlotChange } from '@mooncake/domain/delivery/slot-admin.contract';
import { sortSlots } from '@mooncake/domain/delivery/slot-order';
import { refuse } from '@mooncake/domain/refusal';
import { auditChanges } from '@mooncake/domain/staff/audit-changes';
import { sql } from 'kysely';
import { auditSlot, findMethodNames } from '../../audit/audit-names.ts';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Db, Trx } from '../../database/connect.ts';
import { refuseUnknownMethods } from '../batch-methods.ts';

/** Every slot, the switched off ones too, by the clock. */
export async function findAdminSlots(db: Db): Promise<AdminSlot[]> {
  const rows = await db
    .selectFrom('pickup_time_slots as s')
    .select((eb) => [
      's.id',
      's.delivery_method_id as deliveryMethodId',
      's.time_slot as timeSlot',
      's.time_slot_zh as timeSlotZh',
      's.note',
      's.note_zh as noteZh',
      's.is_pickup as isPickup',
      's.requires_teochew_yam as requiresTeochewYam',
      's.capacity',
      's.is_active as isActive',
      eb
        .selectFrom('orders as o')
        .select((sub) => sql<number>`${sub.fn.countAll()}::integer`.as('orders'))
        .whereRef('o.pickup_time_slot_id', '=', 's.id')
        .$asScalar()
        .as('orders'),
    ])
    .orderBy('s.id')
    .execute();
  return sortSlots(rows.map((row) => ({ ...row, orders: row.orders ?? 0 })));
}

async function findAdminSlot(db: Db, id: string): Promise<AdminSlot> {
  const slot = (await findAdminSlots(db)).find((one) => one.id === id);
  if (!slot) throw refuse('slot.not_found');
  return slot;
}

export async function addSlot(
  deps: ChangeDeps,
  { slot, actor }: { slot: NewSlot; actor: Actor },
): Promise<AdminSlot> {
  if (slot.timeSlot === '') throw refuse('slot.form_invalid');
  const asked = { actor, action: 'slot.created', topics: ['batches', 'stock'] } as const;
  const id = await change(deps, asked, async (trx) => {
    await refuseUnknownMethods(trx, [slot.deliveryMethodId]);
    const added = await trx
      .insertInto('pickup_time_slots')
      .values({
        delivery_method_id: slot.deliveryMethodId,
        time_slot: slot.timeSlot,
        time_slot_zh: slot.timeSlotZh,
        note: slot.note,
        note_zh: slot.noteZh,
        is_pickup: slot.isPickup,
        requires_teochew_yam: slot.requiresTeochewYam,
        capacity: slot.capacity,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [deliveryMethod = null] = await findMethodNames(trx, [slot.deliveryMethodId]);
    const timeSlot = auditSlot({ name: slot.timeSlot, nameZh: slot.timeSlotZh });
    const details = { ...factsOf(slot), timeSlot, deliveryMethod };
    return { result: added.id, audit: { subject: ['slot', added.id], details } };
  });
  return findAdminSlot(deps.db, id);
}

type SlotOf = { slotId: string; actor: Actor };

export async function changeSlot(
  deps: ChangeDeps,
  { slotId, changed, actor }: SlotOf & { changed: SlotChange },
): Promise<AdminSlot> {
  const asked = { actor, action: 'slot.updated', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx) => {
    const before = await lockSlot(trx, slotId);
    await trx
      .updateTable('pickup_time_slots')
      .set({
        is_active: changed.isActive ?? before.is_active,
        note: changed.note ?? before.note,
        note_zh: changed.noteZh ?? before.note_zh,
        is_pickup: changed.isPickup ?? before.is_pickup,
        requires_teochew_yam: changed.requiresTeochewYam ?? before.requires_teochew_yam,
        capacity: changed.capacity === undefined ? before.capacity : changed.capacity,
      })
      .where('id', '=', slotId)
      .execute();
    const was = factsOf({
      note: before.note,
      noteZh: before.note_zh,
      isActive: before.is_active,
      isPickup: before.is_pickup,
      requiresTeochewYam: before.requires_teochew_yam,
      capacity: before.capacity,
    });
    const changes = auditChanges(was, { ...was, ...factsOf(changed) });
    if (changes.length === 0) return { audit: [] };
    return { audit: { subject: ['slot', slotId], details: { timeSlot: nameOf(before), changes } } };
  });
  return findAdminSlot(deps.db, slotId);
}

/** Removes a slot nobody chose; one with orders stays, so that they keep their time. */
export function deleteSlot(deps: ChangeDeps, { slotId, actor }: SlotOf): Promise<void> {
  const asked = { actor, action: 'slot.deleted', topics: ['batches', 'stock'] } as const;
  return change(deps, asked, async (trx) => {
    const slot = await lockSlot(trx, slotId);
    const { orders, holds } = await countUses(trx, slotId);
    if (orders > 0) throw refuse('slot.has_orders', { orders });
    if (holds > 0) throw refuse('slot.has_holds', { holds });
    await trx.deleteFrom('pickup_time_slots').where('id', '=', slotId).execute();
    return { audit: { subject: ['slot', slotId], details: { timeSlot: nameOf(slot) } } };
  });
}

/** What the log says of a slot, as far as it is given. */
function factsOf({ note, noteZh, isActive, isPickup, requiresTeochewYam: isOwnSlot, capacity }: SlotChange) {
  return {
    ...(note !== undefined && { note }),
    ...(noteZh !== undefined && { noteZh }),
    ...(isActive !== undefined && { isActive }),
    ...(isPickup !== undefined && { isPickup }),
    ...(isOwnSlot !== undefined && { isOwnSlot }),
    ...(capacity !== undefined && { capacity }),
  };
}

const nameOf = ({ time_slot, time_slot_zh }: { time_slot: string; time_slot_zh: string }) =>
  auditSlot({ name: time_slot, nameZh: time_slot_zh });

/** Nobody books this slot anew until the transaction ends. */
async function lockSlot(trx: Trx, id: string) {
  const slot = await trx
    .selectFrom('pickup_time_slots')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!slot) throw refuse('slot.not_found');
  return slot;
}

/** Orders in the slot, and customers who are paying for a place in it. */
async function countUses(trx: Trx, slotId: string): Promise<{ orders: number; holds: number }> {
  const { rows } = await sql<{ orders: number; holds: number }>`
    select (select count(*) from orders where pickup_time_slot_id = ${slotId}) as orders,
      (select count(*) from holds where time_slot_id = ${slotId} and released_at is null) as holds`.execute(
    trx,
  );
  return rows[0] ?? { orders: 0, holds: 0 };
}
