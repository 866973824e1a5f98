import type { TimeSlot } from '@mooncake/domain/delivery/delivery-method';
import type { Selectable } from 'kysely';
import type { Trx } from '../connect.ts';
import type { ProductsTable } from '../tables/catalogue.ts';
import type { DeliveryMethodsTable, PickupBatchesTable } from '../tables/delivery.ts';

export type OfferedProduct = Selectable<ProductsTable>;
export type OfferedBatch = Selectable<PickupBatchesTable> & { methods: Selectable<DeliveryMethodsTable>[] };

/** What the shop can sell, and when. */
export type ShopOffer = {
  orderPrefix: string;
  products: OfferedProduct[];
  batches: OfferedBatch[];
  slots: TimeSlot[];
};

export async function readShopOffer(trx: Trx): Promise<ShopOffer> {
  const settings = await trx.selectFrom('shop_settings').select('value').executeTakeFirstOrThrow();
  const products = await trx
    .selectFrom('products')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  const methods = await trx.selectFrom('delivery_methods').selectAll().orderBy('sort_order').execute();
  const served = await trx.selectFrom('batch_delivery_methods').selectAll().execute();
  const batches = await trx
    .selectFrom('pickup_batches')
    .selectAll()
    .orderBy('batch_date')
    .orderBy('batch_name')
    .execute();
  const slots = await trx.selectFrom('pickup_time_slots').selectAll().orderBy('time_slot').execute();

  return {
    orderPrefix: settings.value.orderPrefix,
    products,
    batches: batches
      .map((batch) => ({
        ...batch,
        methods: methods.filter(({ id }) =>
          served.some((link) => link.batch_id === batch.id && link.delivery_method_id === id),
        ),
      }))
      .filter((batch) => batch.methods.length > 0),
    slots: slots.map((slot) => ({
      id: slot.id,
      deliveryMethodId: slot.delivery_method_id,
      timeSlot: slot.time_slot,
      timeSlotZh: slot.time_slot_zh,
      note: slot.note,
      noteZh: slot.note_zh,
      isPickup: slot.is_pickup,
      requiresTeochewYam: slot.requires_teochew_yam,
      capacity: slot.capacity,
    })),
  };
}
