import { batchOffer, isBatchOpen } from '@mooncake/domain/batches/batch-open';
import type { BatchOffer, DeliveryMethod, PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { DeliveryMethodsTable } from '../database/tables/delivery.ts';

export async function findActiveMethods(db: Db): Promise<DeliveryMethod[]> {
  const rows = await db
    .selectFrom('delivery_methods')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  return rows.map(presentMethod);
}

export function presentMethod(row: Selectable<DeliveryMethodsTable>): DeliveryMethod {
  return {
    id: row.id,
    name: row.name,
    nameZh: row.name_zh,
    description: row.description,
    descriptionZh: row.description_zh,
    feeNote: row.fee_note,
    feeNoteZh: row.fee_note_zh,
    sortOrder: row.sort_order,
    isPickup: row.is_pickup,
    slotChoice: row.slot_choice,
    needsAddress: row.needs_address,
    place: row.place,
  };
}

export type KnownBatch = PickupBatch & { isActive: boolean };

/** Every batch, the closed and the hidden ones too, earliest first. */
export async function findKnownBatches(db: Db): Promise<KnownBatch[]> {
  const rows = await db
    .selectFrom('pickup_batches as b')
    .select((eb) => [
      'b.id',
      'b.batch_name',
      'b.batch_name_zh',
      'b.batch_date',
      'b.order_until',
      'b.is_active',
      eb
        .selectFrom('batch_delivery_methods as m')
        .select((sub) =>
          sql<string[]>`coalesce(array_agg(${sub.ref('m.delivery_method_id')}::text), '{}')`.as('ids'),
        )
        .whereRef('m.batch_id', '=', 'b.id')
        .as('method_ids'),
    ])
    .orderBy('b.batch_date')
    .orderBy('b.batch_name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    batchName: row.batch_name,
    batchNameZh: row.batch_name_zh,
    batchDate: row.batch_date,
    deliveryMethodIds: row.method_ids ?? [],
    orderUntil: row.order_until?.toISOString() ?? null,
    isActive: row.is_active,
  }));
}

/** The batches a customer may still order for, earliest first. */
export async function findOpenBatches(db: Db, now: Date): Promise<PickupBatch[]> {
  const batches = await findKnownBatches(db);
  return batches.flatMap(({ isActive, ...batch }) =>
    batchOffer({ ...batch, isActive }, now) === 'open' ? [batch] : [],
  );
}

type StaffBatch = PickupBatch & { offer: BatchOffer };

/** The batches staff may use, whether customers can order for them or not. */
export async function findStaffBatches(db: Db, now: Date): Promise<StaffBatch[]> {
  const batches = await findKnownBatches(db);
  return batches.map(({ isActive, ...batch }) => ({
    ...batch,
    offer: batchOffer({ ...batch, isActive }, now),
  }));
}

/** Whether one batch still takes orders; false as well when it is switched off or gone. */
async function isBatchTakingOrders(db: Db, batchId: string, now: Date): Promise<boolean> {
  const batch = await db
    .selectFrom('pickup_batches')
    .select(['batch_date', 'order_until'])
    .where('id', '=', batchId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!batch) return false;
  const orderUntil = batch.order_until?.toISOString() ?? null;
  return isBatchOpen({ batchDate: batch.batch_date, orderUntil }, now);
}

/** Whether a place is still offered: its batch takes orders, and neither it nor the batch switched the slot off. */
export async function isPlaceOffered(
  db: Db,
  { batchId, timeSlotId }: { batchId: string; timeSlotId: string | null },
  now: Date,
): Promise<boolean> {
  if (!(await isBatchTakingOrders(db, batchId, now))) return false;
  if (timeSlotId === null) return true;
  const slot = await db
    .selectFrom('pickup_time_slots as s')
    .leftJoin('batch_time_slots as b', (join) =>
      join.onRef('b.time_slot_id', '=', 's.id').on('b.batch_id', '=', batchId),
    )
    .select((eb) => eb.fn.coalesce('b.is_active', eb.val(true)).as('is_active'))
    .where('s.id', '=', timeSlotId)
    .where('s.is_active', '=', true)
    .executeTakeFirst();
  return slot?.is_active ?? false;
}

export function findActiveSlots(db: Db, deliveryMethodId: string | undefined) {
  return db
    .selectFrom('pickup_time_slots')
    .selectAll()
    .where('is_active', '=', true)
    .$if(deliveryMethodId !== undefined, (query) =>
      query.where('delivery_method_id', '=', deliveryMethodId ?? null),
    )
    .execute();
}

/** The slots single batches do without. */
export function findClosedSlots(db: Db) {
  return db
    .selectFrom('batch_time_slots')
    .select(['batch_id', 'time_slot_id'])
    .where('is_active', '=', false)
    .execute();
}
