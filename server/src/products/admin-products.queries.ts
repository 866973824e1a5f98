import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { refuse } from '@mooncake/domain/refusal';
import { presentProduct } from '../catalogue/present-product.ts';
import type { Db } from '../database/connect.ts';

/** Every product staff may still change, in the order of the shelf. */
export async function findAdminProducts(db: Db): Promise<AdminProduct[]> {
  const [products, images] = await Promise.all([
    selectProducts(db).execute(),
    db.selectFrom('product_images').selectAll().orderBy('sort_order').orderBy('id').execute(),
  ]);
  return products.map((row) => ({
    ...presentProduct(
      row,
      images.filter(({ product_id }) => product_id === row.id),
    ),
    isActive: row.is_active,
    stockQuantity: row.stock_quantity,
    isOrdered: row.is_ordered,
    version: row.version,
  }));
}

export async function findAdminProduct(db: Db, id: string): Promise<AdminProduct> {
  const product = (await findAdminProducts(db)).find((one) => one.id === id);
  if (!product) throw refuse('product.not_found');
  return product;
}

function selectProducts(db: Db) {
  return db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .select((eb) => [
      'categories.name as category_name',
      eb
        .exists(
          eb
            .selectFrom('order_items')
            .select('order_items.id')
            .whereRef('order_items.product_id', '=', 'products.id'),
        )
        .$castTo<boolean>()
        .as('is_ordered'),
    ])
    .where('products.archived_at', 'is', null)
    .orderBy('products.sort_order')
    .orderBy('products.name');
}
