import type { AdminBatch, BatchSlot } from '@mooncake/domain/batches/batch-admin.contract';
import { type BatchOf, type ChangeDeps, changeOffer } from './batch-change.ts';
import { setSlots } from './batch-slots.ts';
import { findAdminBatch } from './batches.queries.ts';

/** Which slots a batch offers and how many orders each takes there. */
export async function configureSlots(
  deps: ChangeDeps,
  { batchId, slots, actor }: BatchOf & { slots: readonly BatchSlot[] },
): Promise<AdminBatch> {
  await changeOffer(deps, actor, async (trx) => {
    const before = await findAdminBatch(trx, batchId);
    await setSlots(trx, batchId, slots);
    return {
      result: undefined,
      action: 'batch.slots_changed',
      subject: ['batch', batchId],
      details: { batchName: before.batchName, before: before.slots, after: slots },
    };
  });
  return findAdminBatch(deps.db, batchId);
}
