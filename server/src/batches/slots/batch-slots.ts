import type { BatchSlot } from '@mooncake/domain/batches/batch-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../../database/connect.ts';

/** Makes this the batch's use of its slots; those not named are offered as they are. Bookings stay. */
export async function setSlots(trx: Trx, batchId: string, slots: readonly BatchSlot[]): Promise<void> {
  const named = new Map(slots.map((slot) => [slot.timeSlotId, slot]));
  await refuseUnknownSlots(trx, [...named.keys()]);
  await trx
    .updateTable('batch_time_slots')
    .set({ is_active: true, capacity: null })
    .where('batch_id', '=', batchId)
    .execute();
  if (named.size === 0) return;
  await trx
    .insertInto('batch_time_slots')
    .values(
      // By id, as everybody takes these rows: so no two wait for each other.
      [...named.values()]
        .sort((a, b) => (a.timeSlotId < b.timeSlotId ? -1 : 1))
        .map(({ timeSlotId, isActive, capacity }) => ({
          batch_id: batchId,
          time_slot_id: timeSlotId,
          is_active: isActive,
          capacity,
        })),
    )
    .onConflict((conflict) =>
      conflict.columns(['batch_id', 'time_slot_id']).doUpdateSet((eb) => ({
        is_active: eb.ref('excluded.is_active'),
        capacity: eb.ref('excluded.capacity'),
      })),
    )
    .execute();
}

export async function refuseUnknownSlots(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx.selectFrom('pickup_time_slots').select('id').where('id', 'in', ids).execute();
  if (found.length < new Set(ids).size) throw refuse('slot.not_found');
}
