import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import { type BatchOf, findAdminBatch, lockBatch } from './batches.queries.ts';

/** Shows a batch to customers, or hides it; its orders stay as they are. */
export async function switchBatch(
  deps: ChangeDeps,
  { batchId, isActive, actor }: BatchOf & { isActive: boolean },
): Promise<AdminBatch> {
  const action = isActive ? 'batch.enabled' : 'batch.disabled';
  await change(deps, { actor, action, topics: ['batches', 'stock'] }, async (trx) => {
    const { batch_name, is_active } = await lockBatch(trx, batchId);
    if (is_active === isActive) return { audit: [] };
    await setActive(trx, batchId, isActive);
    return { audit: { subject: ['batch', batchId], details: { batchName: batch_name } } };
  });
  return findAdminBatch(deps.db, batchId);
}

export async function setActive(trx: Trx, batchId: string, isActive: boolean): Promise<void> {
  await trx
    .updateTable('pickup_batches')
    .set((eb) => ({ is_active: isActive, version: eb('version', '+', 1) }))
    .where('id', '=', batchId)
    .execute();
}
