import type { Db } from '../../database/connect.ts';
import type { openBackOffice } from './admin-orders.testing.ts';

/** Another batch the same method goes to, and another slot of that method. */
export async function elsewhere(db: Db, office: Awaited<ReturnType<typeof openBackOffice>>) {
  const method = office.shop.method('Pick up from Rawang');
  const batches = await db
    .selectFrom('batch_delivery_methods')
    .select('batch_id')
    .where('delivery_method_id', '=', method.id)
    .where('batch_id', '<>', office.shop.batch('13/9').id)
    .execute();
  const slots = await db
    .selectFrom('pickup_time_slots')
    .selectAll()
    .where('delivery_method_id', '=', method.id)
    .where('requires_teochew_yam', '=', false)
    .where('id', '<>', office.shop.slot('9am').id)
    .execute();
  return { batchId: batches[0]?.batch_id ?? '', timeSlotId: slots[0]?.id ?? '' };
}
