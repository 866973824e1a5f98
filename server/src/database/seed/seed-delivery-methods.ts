import { defaultDeliveryMethods } from '@mooncake/domain/delivery/default-delivery-methods';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import type { Trx } from '../connect.ts';

export type MethodKey = (typeof defaultDeliveryMethods)[number]['key'];

/** The four ways to hand over a box and their hours, which every shop needs, the bare one too; their ids by key. */
export async function seedDeliveryMethods(
  trx: Trx,
  describe: (place: PickupPlace) => PickupPlace,
): Promise<ReadonlyMap<MethodKey, string>> {
  const ids = new Map<MethodKey, string>();
  for (const [index, method] of defaultDeliveryMethods.entries()) {
    const { id } = await trx
      .insertInto('delivery_methods')
      .values({
        name: method.name,
        name_zh: method.nameZh,
        description: method.description,
        description_zh: method.descriptionZh,
        fee_note: method.feeNote,
        fee_note_zh: method.feeNoteZh,
        sort_order: index + 1,
        is_pickup: method.isPickup,
        slot_choice: method.slotChoice,
        needs_address: method.needsAddress,
        place: method.place && JSON.stringify(describe(method.place)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(method.key, id);

    await trx
      .insertInto('pickup_time_slots')
      .values(
        method.slots.map((slot) => ({
          delivery_method_id: id,
          time_slot: slot.timeSlot,
          time_slot_zh: slot.timeSlotZh,
          note: slot.note,
          note_zh: slot.noteZh,
          is_pickup: slot.isPickup,
          requires_teochew_yam: slot.requiresTeochewYam,
          capacity: slot.capacity,
        })),
      )
      .execute();
  }
  return ids;
}
