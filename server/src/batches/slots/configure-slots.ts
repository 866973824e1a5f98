import type { AdminBatch, SlotConfiguration } from '@mooncake/domain/batches/batch-admin.contract';
import { type BatchOf, type ChangeDeps, changeBatches } from '../batch-change.ts';
import { findAdminBatch, lockSeenBatch } from '../batches.queries.ts';
import { setSlots } from './batch-slots.ts';

/** Which slots a batch offers and how many orders each takes there. */
export async function configureSlots(
  deps: ChangeDeps,
  { batchId, configuration, actor }: BatchOf & { configuration: SlotConfiguration },
): Promise<AdminBatch> {
  const { slots, seenUpdatedAt } = configuration;
  await changeBatches(deps, actor, async (trx) => {
    const { batch_name } = await lockSeenBatch(trx, batchId, seenUpdatedAt);
    const before = await findAdminBatch(trx, batchId);
    await setSlots(trx, batchId, slots);
    // Its slots are part of it: the trigger writes down when.
    await trx.updateTable('pickup_batches').set({ batch_name }).where('id', '=', batchId).execute();
    return {
      result: undefined,
      action: 'batch.slots_changed',
      subject: ['batch', batchId],
      details: { batchName: before.batchName, before: before.slots, after: slots },
    };
  });
  return findAdminBatch(deps.db, batchId);
}
