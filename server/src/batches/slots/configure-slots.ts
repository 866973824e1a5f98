import type { AdminBatch, SlotConfiguration } from '@mooncake/domain/batches/batch-admin.contract';
import { findAuditNames } from '../../audit/audit-names.ts';
import { type ChangeDeps, change } from '../../audit/change.ts';
import { batchSlotChanges } from '../../audit/older-lines.ts';
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
    const ids = [...before.slots, ...slots].map(({ timeSlotId }) => timeSlotId);
    const names = await findAuditNames(trx, ids);
    const changes = batchSlotChanges(before.slots, slots, (id) => names.get(id)?.name ?? '?');
    if (changes.length === 0) return { audit: [] };
    // Its slots are part of it.
    await trx
      .updateTable('pickup_batches')
      .set({ version: version + 1 })
      .where('id', '=', batchId)
      .execute();
    const details = { batchName: before.batchName, changes };
    return { audit: { subject: ['batch', batchId], details } };
  });
  return findAdminBatch(deps.db, batchId);
}
