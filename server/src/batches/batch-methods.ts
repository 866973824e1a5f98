import { refuse } from '@mooncake/domain/refusal';
import type { Trx } from '../database/connect.ts';

/** Makes these the methods a batch goes with. */
export async function setMethods(trx: Trx, batchId: string, methodIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(methodIds)];
  await refuseUnknownMethods(trx, wanted);
  await trx.deleteFrom('batch_delivery_methods').where('batch_id', '=', batchId).execute();
  if (wanted.length === 0) return;
  await trx
    .insertInto('batch_delivery_methods')
    .values(wanted.map((id) => ({ batch_id: batchId, delivery_method_id: id })))
    .execute();
}

export async function refuseUnknownMethods(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx.selectFrom('delivery_methods').select('id').where('id', 'in', ids).execute();
  if (found.length < new Set(ids).size) throw refuse('delivery.method_not_found');
}
