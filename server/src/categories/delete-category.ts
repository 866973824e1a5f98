import { refuse } from '@mooncake/domain/refusal';
import { type ChangeDeps, change } from '../audit/change.ts';
import type { Actor } from '../audit/record-audit.ts';
import { findAdminCategory } from './admin-categories.queries.ts';

/** Takes an empty category away; one with products is refused, so that none loses its place unnoticed. */
export async function deleteCategory(
  deps: ChangeDeps,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  const asked = { actor, action: 'category.deleted', topics: ['catalogue'], lock: 'catalogue' } as const;
  await change(deps, asked, async (trx) => {
    const { name, products } = await findAdminCategory(trx, id);
    if (products > 0) throw refuse('category.has_products', { products });
    await trx.deleteFrom('categories').where('id', '=', id).execute();
    return { audit: { subject: ['category', id], details: { name } } };
  });
}
