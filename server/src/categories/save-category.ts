import type {
  AdminCategory,
  CategoryCreateRequest,
  CategoryDraft,
  CategoryUpdateRequest,
} from '@mooncake/domain/categories/category-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { changeCatalogue } from '../catalogue/change-catalogue.ts';
import type { Trx } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { findAdminCategories, findAdminCategory } from './admin-categories.queries.ts';

type SaveDeps = Pick<Deps, 'db' | 'events' | 'clock'>;

/** Adds a category, once, however often it is asked. */
export async function createCategory(
  { db, events, clock }: SaveDeps,
  { id, ...draft }: CategoryCreateRequest,
  actor: Actor,
): Promise<AdminCategory> {
  await changeCatalogue(db, async (trx) => {
    const earlier = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
    if (earlier) return;
    await checkName(trx, id, draft);
    await trx
      .insertInto('categories')
      .values({ id, ...columnsOf(draft) })
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'category.created',
      subject: ['category', id],
      details: { name: draft.name },
      now: clock(),
    });
  });
  events.publish('catalogue');
  return findAdminCategory(db, id);
}

/** Saves over the version the form was opened on; products carry the new name along. */
export async function updateCategory(
  { db, events, clock }: SaveDeps,
  { id, request, actor }: { id: string; request: CategoryUpdateRequest; actor: Actor },
): Promise<AdminCategory> {
  const { version, ...draft } = request;
  await changeCatalogue(db, async (trx) => {
    const before = await findAdminCategory(trx, id);
    if (before.version !== version) throw refuse('category.changed_meanwhile', { version: before.version });
    await checkName(trx, id, draft);
    await trx
      .updateTable('categories')
      .set({ ...columnsOf(draft), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('products').set({ category: draft.name }).where('category_id', '=', id).execute();
    await recordAudit(trx, {
      actor,
      action: 'category.changed',
      subject: ['category', id],
      details: { name: draft.name, ...(before.name !== draft.name && { nameBefore: before.name }) },
      now: clock(),
    });
  });
  events.publish('catalogue');
  return findAdminCategory(db, id);
}

/** Offered as a filter or not; its products stay on sale. */
export async function setCategoryActive(
  { db, events, clock }: SaveDeps,
  { id, isActive, actor }: { id: string; isActive: boolean; actor: Actor },
): Promise<AdminCategory> {
  const hasChanged = await changeCatalogue(db, async (trx) => {
    const before = await findAdminCategory(trx, id);
    if (before.isActive === isActive) return false;
    await trx
      .updateTable('categories')
      .set({ is_active: isActive, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, {
      actor,
      action: isActive ? 'category.shown' : 'category.hidden',
      subject: ['category', id],
      details: { name: before.name },
      now: clock(),
    });
    return true;
  });
  if (hasChanged) events.publish('catalogue');
  return findAdminCategory(db, id);
}

async function checkName(trx: Trx, id: string, { name }: CategoryDraft): Promise<void> {
  if (name === '') throw refuse('category.name_required');
  const others = await findAdminCategories(trx);
  const namesake = others.find((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  if (namesake) throw refuse('category.name_taken', { name: namesake.name });
}

function columnsOf({ nameZh, icon, sortOrder, isActive, ...same }: CategoryDraft) {
  return { ...same, name_zh: nameZh, icon: icon || null, sort_order: sortOrder, is_active: isActive };
}
