import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { sql } from 'kysely';
import { presentCategory } from '../catalogue/present-product.ts';
import type { Db } from '../database/connect.ts';

/** Every category, shown or not, in the order of the shop. */
export async function findAdminCategories(db: Db): Promise<AdminCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('products')
        .select(sql<number>`count(*)::integer`.as('products'))
        .whereRef('products.category_id', '=', 'categories.id')
        .where('products.archived_at', 'is', null)
        .as('products'),
    )
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    ...presentCategory(row),
    description: row.description,
    icon: row.icon ?? '',
    isActive: row.is_active,
    products: row.products ?? 0,
    version: row.version,
  }));
}

export async function findAdminCategory(db: Db, id: string): Promise<AdminCategory> {
  const category = (await findAdminCategories(db)).find((one) => one.id === id);
  if (!category) throw refuse('category.not_found');
  return category;
}
