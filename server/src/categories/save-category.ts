import type {
  AdminCategory,
  CategoryCreateRequest,
  CategoryDraft,
  CategoryUpdateRequest,
} from '@mooncake/domain/categories/category-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { auditChanges } from '@mooncake/domain/staff/audit-changes';
import { type ChangeDeps, change, checkVersion } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import type { Trx } from '../database/connect.ts';
import { findAdminCategories, findAdminCategory } from './admin-categories.queries.ts';

/** Names stay unique because one category is written at a time. */
const written = { topics: ['catalogue'], lock: 'catalogue' } as const;

/** Adds a category, once, however often it is asked. */
export async function createCategory(
  deps: ChangeDeps,
  { id, ...draft }: CategoryCreateRequest,
  actor: Actor,
): Promise<AdminCategory> {
  await change(deps, { ...written, actor, action: 'category.created' }, async (trx) => {
    const earlier = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
    if (earlier) return { audit: [] };
    await checkName(trx, id, draft);
    await trx
      .insertInto('categories')
      .values({ id, ...columnsOf(draft) })
      .execute();
    return { audit: { subject: ['category', id], details: { name: draft.name } } };
  });
  return findAdminCategory(deps.db, id);
}

/** Saves over the version the form was opened on; products carry the new name along. */
export async function updateCategory(
  deps: ChangeDeps,
  { id, request, actor }: { id: string; request: CategoryUpdateRequest; actor: Actor },
): Promise<AdminCategory> {
  const { version, ...draft } = request;
  await change(deps, { ...written, actor, action: 'category.changed' }, async (trx) => {
    const before = await findAdminCategory(trx, id);
    checkVersion(version, before.version, (newer) =>
      refuse('category.changed_meanwhile', { version: newer }),
    );
    await checkName(trx, id, draft);
    await trx
      .updateTable('categories')
      .set({ ...columnsOf(draft), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('products').set({ category: draft.name }).where('category_id', '=', id).execute();
    const details = { name: draft.name, changes: auditChanges(factsOf(before), factsOf(draft)) };
    return { audit: { subject: ['category', id], details } };
  });
  return findAdminCategory(deps.db, id);
}

/** Offered as a filter or not; its products stay on sale. */
export async function setCategoryActive(
  deps: ChangeDeps,
  { id, isActive, actor }: { id: string; isActive: boolean; actor: Actor },
): Promise<AdminCategory> {
  const action = isActive ? 'category.shown' : 'category.hidden';
  await change(deps, { ...written, actor, action }, async (trx) => {
    const before = await findAdminCategory(trx, id);
    if (before.isActive === isActive) return { audit: [] };
    await trx
      .updateTable('categories')
      .set({ is_active: isActive, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    return { audit: { subject: ['category', id], details: { name: before.name } } };
  });
  return findAdminCategory(deps.db, id);
}

async function checkName(trx: Trx, id: string, { name }: CategoryDraft): Promise<void> {
  if (name === '') throw refuse('category.name_required');
  const others = await findAdminCategories(trx);
  const namesake = others.find((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
  if (namesake) throw refuse('category.name_taken', { name: namesake.name });
}

function factsOf({ name, nameZh, description, color, icon, sortOrder, isActive }: CategoryDraft) {
  return { name, nameZh, description, color, icon, sortOrder, isActive };
}

function columnsOf({ nameZh, icon, sortOrder, isActive, ...same }: CategoryDraft) {
  return { ...same, name_zh: nameZh, icon: icon || null, sort_order: sortOrder, is_active: isActive };
}
