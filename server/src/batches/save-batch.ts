import type {
  AdminBatch,
  BatchForm,
  BatchUpdate,
  NewBatch,
} from '@mooncake/domain/batches/batch-admin.contract';
import { checkBatchForm } from '@mooncake/domain/batches/batch-form';
import { refuse } from '@mooncake/domain/refusal';
import { auditChanges } from '@mooncake/domain/staff/audit-changes';
import { findMethodNames } from '../audit/audit-names.ts';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { setMethods } from './batch-methods.ts';
import { type BatchOf, findAdminBatch, findAdminBatches, lockSeenBatch } from './batches.queries.ts';
import { findLatestBatch, giveLimits } from './give-limits.ts';
import { setSlots } from './slots/batch-slots.ts';

/** A new batch, which makes what the latest one makes until staff say otherwise. */
export async function createBatch(
  deps: ChangeDeps,
  { form, actor }: { form: NewBatch; actor: Actor },
): Promise<AdminBatch> {
  refuseIncomplete(form);
  const [earlier] = await findAdminBatches(deps.db, [form.id]);
  if (earlier) return earlier;
  const asked = { actor, action: 'batch.created', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx) => {
    const likeBatchId = await findLatestBatch(trx);
    const added = await trx
      .insertInto('pickup_batches')
      .values({ ...columnsOf(form), id: form.id, is_active: form.isActive })
      // Pressed twice: the other one was faster.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { audit: [] };
    await setMethods(trx, form.id, form.deliveryMethodIds);
    await setSlots(trx, form.id, form.slots);
    await giveLimits(trx, form.id, likeBatchId);
    const { batchName, batchDate, orderUntil, isActive } = form;
    const deliveryMethods = await findMethodNames(trx, form.deliveryMethodIds);
    const details = { batchName, batchDate, orderUntil, deliveryMethods, isActive };
    return { audit: { subject: ['batch', form.id], details } };
  });
  return findAdminBatch(deps.db, form.id);
}

/** Another name, day, cut-off or other methods; orders go along with the day. */
export async function updateBatch(
  deps: ChangeDeps,
  { batchId, update, actor }: BatchOf & { update: BatchUpdate },
): Promise<AdminBatch> {
  const { version, ...form } = update;
  refuseIncomplete(form);
  // The orders of the batch show its name and day.
  const topics = ['batches', 'stock', 'orders'] as const;
  await change(deps, { actor, action: 'batch.updated', topics }, async (trx) => {
    await lockSeenBatch(trx, batchId, version);
    const before = await findAdminBatch(trx, batchId);
    await trx.updateTable('pickup_batches').set(columnsOf(form)).where('id', '=', batchId).execute();
    await setMethods(trx, batchId, form.deliveryMethodIds);
    const changes = auditChanges(
      await factsOf(trx, before),
      await factsOf(trx, await findAdminBatch(trx, batchId)),
    );
    if (changes.length === 0) return { audit: [] };
    await trx
      .updateTable('pickup_batches')
      .set({ version: version + 1 })
      .where('id', '=', batchId)
      .execute();
    return { audit: { subject: ['batch', batchId], details: { batchName: form.batchName, changes } } };
  });
  return findAdminBatch(deps.db, batchId);
}

async function factsOf(trx: Trx, batch: AdminBatch) {
  const { batchName, batchNameZh, batchDate, orderUntil, deliveryMethodIds } = batch;
  const deliveryMethods = await findMethodNames(trx, deliveryMethodIds);
  return { batchName, batchNameZh, batchDate, orderUntil, deliveryMethods };
}

function refuseIncomplete(form: BatchForm): void {
  const problems = checkBatchForm(form);
  if (problems.length > 0) throw refuse('batch.form_invalid', { problems });
}

function columnsOf({ batchName, batchNameZh, batchDate, orderUntil }: BatchForm) {
  return {
    batch_name: batchName,
    batch_name_zh: batchNameZh,
    batch_date: batchDate,
    order_until: orderUntil === null ? null : new Date(orderUntil),
  };
}
