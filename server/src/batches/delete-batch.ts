import { refuse } from '@mooncake/domain/refusal';
import { type RawBuilder, sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import { freeHolds, lockHoldsOfBatch } from '../stock/held-stock.ts';
import { type BatchOf, lockBatch } from './batches.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes a batch nobody ordered from, with its limits and slots. */
export function deleteBatch(deps: ChangeDeps, { batchId, actor }: BatchOf): Promise<void> {
  const asked = { actor, action: 'batch.deleted', topics: ['batches', 'stock'] } as const;
  return change(deps, asked, async (trx, now) => {
    const batch = await removeBatch(trx, { batchId, now, isAwaited: mayStillBePaid(now) });
    const details = { batchName: batch.batch_name, batchDate: batch.batch_date };
    return { audit: { subject: ['batch', batchId], details } };
  });
}

/** Who was at the payment today may still send a receipt for it, and is not turned away. */
const mayStillBePaid = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`holds.expires_at > ${new Date(now.getTime() - dayMs)}`;

type Removal = {
  batchId: string;
  now: Date;
  /** Of the holds of the batch, those it has to stay for. */
  isAwaited: RawBuilder<boolean>;
};

export async function removeBatch(trx: Trx, { batchId, now, isAwaited }: Removal) {
  const batch = await lockBatch(trx, batchId);
  const orders = await countOrders(trx, batchId);
  if (orders > 0) throw refuse('batch.has_orders', { orders });
  await forgetHolds(trx, { batchId, now, isAwaited });
  await trx.deleteFrom('pickup_batches').where('id', '=', batchId).execute();
  return batch;
}

async function countOrders(trx: Trx, batchId: string): Promise<number> {
  const { orders } = await trx
    .selectFrom('orders')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('orders'))
    .where('pickup_batch_id', '=', batchId)
    .executeTakeFirstOrThrow();
  return orders;
}

async function forgetHolds(trx: Trx, { batchId, now, isAwaited }: Removal): Promise<void> {
  const { holds } = await trx
    .selectFrom('holds')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('holds'))
    .where('batch_id', '=', batchId)
    .where(isAwaited)
    .executeTakeFirstOrThrow();
  if (holds > 0) throw refuse('batch.has_holds', { holds });

  await freeHolds(trx, await lockHoldsOfBatch(trx, batchId), now);
  await trx.deleteFrom('holds').where('batch_id', '=', batchId).execute();
}
