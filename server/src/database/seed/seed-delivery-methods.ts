import { defaultDeliveryMethods } from '@mooncake/domain/delivery/default-delivery-methods';
import type { Trx } from '../connect.ts';

/** The four ways to hand over a box and their hours: every shop needs them, the bare one too. */
export async function seedDeliveryMethods(trx: Trx): Promise<void> {
  for (const [index, method] of defaultDeliveryMethods.entries()) {
    const { id } = await trx
      .insertInto('delivery_methods')
      .values({
        name: method.name,
        name_zh: method.nameZh,
        description: method.description,
        description_zh: method.descriptionZh,
        sort_order: index + 1,
        is_pickup: method.isPickup,
        slot_choice: method.slotChoice,
        needs_address: method.needsAddress,
        pickup_place: method.pickupPlace,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    await trx
      .insertInto('pickup_time_slots')
      .values(
        method.slots.map((slot) => ({
          delivery_method_id: id,
          time_slot: slot.timeSlot,
          is_pickup: slot.isPickup,
          requires_teochew_yam: slot.requiresTeochewYam,
          capacity: slot.capacity,
        })),
      )
      .execute();
  }
}
