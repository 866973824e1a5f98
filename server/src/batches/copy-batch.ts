import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { duplicateBatch } from '@mooncake/domain/batches/duplicate-batch';
import { type ChangeDeps, change } from '../audit/change.ts';
import { setMethods } from './batch-methods.ts';
import { type BatchOf, findAdminBatch } from './batches.queries.ts';
import { giveLimits } from './give-limits.ts';
import { setSlots } from './slots/batch-slots.ts';

/** Next week's batch from this one: its methods, slots and limits, none of its orders. */
export async function copyBatch(deps: ChangeDeps, { batchId, actor }: BatchOf): Promise<AdminBatch> {
  const asked = { actor, action: 'batch.duplicated', topics: ['batches', 'stock'] } as const;
  const id = await change(deps, asked, async (trx) => {
    const original = await findAdminBatch(trx, batchId);
    const { batchName, batchNameZh, batchDate, orderUntil, isActive, deliveryMethodIds } =
      duplicateBatch(original);
    const copy = await trx
      .insertInto('pickup_batches')
      .values({
        batch_name: batchName,
        batch_name_zh: batchNameZh,
        batch_date: batchDate,
        order_until: orderUntil === null ? null : new Date(orderUntil),
        is_active: isActive,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setMethods(trx, copy.id, deliveryMethodIds);
    await setSlots(trx, copy.id, original.slots);
    await giveLimits(trx, copy.id, batchId);
    return {
      result: copy.id,
      audit: {
        subject: ['batch', copy.id],
        details: { batchName, batchDate, copiedFrom: original.batchName },
      },
    };
  });
  return findAdminBatch(deps.db, id);
}
