import type { BatchTemplate, NewTemplate } from '@mooncake/domain/batches/batch-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { findMethodNames } from '../audit/audit-names.ts';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Db } from '../database/connect.ts';
import { refuseUnknownMethods } from './batch-methods.ts';
import { refuseUnknownSlots } from './slots/batch-slots.ts';

/** The saved templates, by name; methods and slots that are gone meanwhile are left out. */
export async function findTemplates(db: Db): Promise<BatchTemplate[]> {
  const templates = await db
    .selectFrom('batch_templates')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute();
  const methods = await db
    .selectFrom('delivery_methods')
    .select('id')
    .where('is_active', '=', true)
    .execute();
  const slots = await db.selectFrom('pickup_time_slots').select('id').execute();
  const known = new Set([...methods, ...slots].map(({ id }) => id));
  return templates.map(({ id, name, description, delivery_method_ids, time_slot_config }) => ({
    id,
    name,
    description,
    deliveryMethodIds: delivery_method_ids.filter((methodId) => known.has(methodId)),
    slots: time_slot_config.filter(({ timeSlotId }) => known.has(timeSlotId)),
  }));
}

export async function createTemplate(
  deps: ChangeDeps,
  { template, actor }: { template: NewTemplate; actor: Actor },
): Promise<BatchTemplate[]> {
  const { name, description, deliveryMethodIds, slots } = template;
  const asked = { actor, action: 'template.created', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx) => {
    await refuseUnknownMethods(trx, deliveryMethodIds);
    await refuseUnknownSlots(
      trx,
      slots.map(({ timeSlotId }) => timeSlotId),
    );
    const { id } = await trx
      .insertInto('batch_templates')
      .values({
        name,
        description,
        delivery_method_ids: [...new Set(deliveryMethodIds)],
        time_slot_config: JSON.stringify(slots),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const details = { name, deliveryMethods: await findMethodNames(trx, deliveryMethodIds) };
    return { audit: { subject: ['template', id], details } };
  });
  return findTemplates(deps.db);
}

export async function deleteTemplate(
  deps: ChangeDeps,
  { templateId, actor }: { templateId: string; actor: Actor },
): Promise<BatchTemplate[]> {
  const asked = { actor, action: 'template.deleted', topics: ['batches', 'stock'] } as const;
  await change(deps, asked, async (trx) => {
    const template = await trx
      .deleteFrom('batch_templates')
      .where('id', '=', templateId)
      .returning('name')
      .executeTakeFirst();
    if (!template) throw refuse('template.not_found');
    return { audit: { subject: ['template', templateId], details: template } };
  });
  return findTemplates(deps.db);
}
