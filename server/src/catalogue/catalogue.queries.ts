import type { Db } from '../database/connect.ts';

export type ProductRow = Awaited<ReturnType<typeof findActiveProducts>>[number];
export type ImageRow = Awaited<ReturnType<typeof findImagesOfActiveProducts>>[number];
export type CategoryRow = Awaited<ReturnType<typeof findActiveCategories>>[number];

export function findActiveProducts(db: Db) {
  return db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .selectAll('products')
    .select('categories.name as category_name')
    .where('products.is_active', '=', true)
    .orderBy('products.sort_order')
    .orderBy('products.name')
    .execute();
}

export function findImagesOfActiveProducts(db: Db) {
  return db
    .selectFrom('product_images')
    .innerJoin('products', 'products.id', 'product_images.product_id')
    .selectAll('product_images')
    .where('products.is_active', '=', true)
    .orderBy('product_images.sort_order')
    .orderBy('product_images.id')
    .execute();
}

export function findActiveCategories(db: Db) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'name_zh', 'color', 'sort_order'])
    .where('is_active', '=', true)
    .orderBy('sort_order')
    .orderBy('name')
    .execute();
}
