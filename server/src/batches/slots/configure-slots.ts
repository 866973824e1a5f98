import type { AdminBatch, SlotConfiguration } from '@mooncake/domain/batches/batch-admin.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import { type BatchOf, findAdminBatch, lockSeenBatch } from '../batches.queries.ts';
import { setSlots } from './batch-slots.ts';

/** Which slots a batch offers and how many orders each takes there. */
export async function configureSlots(
  deps: ChangeDeps,
  { batchId, configuration, actor }: BatchOf & { configuration: SlotConfiguration },
): Promise<AdminBatch> {
  const { slots, version } = configuration;
  const asked = { actor, action: 'batch.slots_changed', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx) => {
    await lockSeenBatch(trx, batchId, version);
    const before = await findAdminBatch(trx, batchId);
    await setSlots(trx, batchId, slots);
    // Its slots are part of it.
    await trx
      .updateTable('pickup_batches')
      .set({ version: version + 1 })
      .where('id', '=', batchId)
      .execute();
    const details = { batchName: before.batchName, before: before.slots, after: slots };
    return { audit: { subject: ['batch', batchId], details } };
  });
  return findAdminBatch(deps.db, batchId);
}
