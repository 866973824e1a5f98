import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import type { Trx } from '../database/connect.ts';
import { type BatchOf, type ChangeDeps, changeBatches } from './batch-change.ts';
import { findAdminBatch, lockBatch } from './batches.queries.ts';

/** Shows a batch to customers, or hides it; its orders stay as they are. */
export async function switchBatch(
  deps: ChangeDeps,
  { batchId, isActive, actor }: BatchOf & { isActive: boolean },
): Promise<AdminBatch> {
  await changeBatches(deps, actor, async (trx) => {
    const { batch_name } = await lockBatch(trx, batchId);
    await setActive(trx, batchId, isActive);
    return {
      result: undefined,
      action: isActive ? 'batch.enabled' : 'batch.disabled',
      subject: ['batch', batchId],
      details: { batchName: batch_name },
    };
  });
  return findAdminBatch(deps.db, batchId);
}

export async function setActive(trx: Trx, batchId: string, isActive: boolean): Promise<void> {
  await trx.updateTable('pickup_batches').set({ is_active: isActive }).where('id', '=', batchId).execute();
}
