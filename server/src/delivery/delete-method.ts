import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { findAdminMethod } from './admin-methods.queries.ts';

/** Takes a method away that nothing uses, with its times; others are switched off. */
export async function deleteMethod(
  deps: ChangeDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  const topics = ['batches', 'stock'] as const;
  const asked = { actor, action: 'method.deleted', topics, lock: 'deliveryMethods' } as const;
  await change(deps, asked, async (trx, now) => {
    // Nobody chooses it any more until this is settled.
    await trx.selectFrom('delivery_methods').select('id').where('id', '=', id).forUpdate().execute();
    const { name, nameZh, orders, batches } = await findAdminMethod(trx, id, now);
    const holds = await countHolds(trx, id);
    if (orders + holds + batches > 0) throw refuse('method.in_use', { orders, holds, batches });
    await trx.deleteFrom('delivery_methods').where('id', '=', id).execute();
    return { audit: { subject: ['method', id], details: { name: { name, nameZh } } } };
  });
}

/** Who reserved with it may still send a receipt, and is not turned away. */
async function countHolds(trx: Trx, methodId: string): Promise<number> {
  const { holds } = await trx
    .selectFrom('holds')
    .select((eb) => sql<number>`${eb.fn.countAll()}::integer`.as('holds'))
    .where('delivery_method_id', '=', methodId)
    .executeTakeFirstOrThrow();
  return holds;
}
