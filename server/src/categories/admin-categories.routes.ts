import {
  adminCategoriesResponseSchema,
  adminCategoryResponseSchema,
  categoryCreateRequestSchema,
  categoryUpdateRequestSchema,
} from '@mooncake/domain/categories/category-admin.contract';
import { activeChangeSchema } from '@mooncake/domain/products/form/product-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { defineOnceRoute } from '../idempotency/once-route.ts';
import { findAdminCategories } from './admin-categories.queries.ts';
import { deleteCategory } from './delete-category.ts';
import { createCategory, setCategoryActive, updateCategory } from './save-category.ts';

const params = z.object({ id: idSchema });

export function adminCategoryRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const all = async (db: Db) => ({ categories: await findAdminCategories(db) });
  return [
    defineRoute(
      {
        id: 'listAllCategories',
        method: 'get',
        path: '/api/admin/categories',
        access: { staff: 'manage_catalogue' },
        summary: 'Every category with the number of its products',
        response: adminCategoriesResponseSchema,
      },
      () => all(deps.db),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'createCategory',
        method: 'post',
        path: '/api/admin/categories',
        access: { staff: 'manage_catalogue' },
        summary: 'A new category; asking again with the same id answers the same',
        request: { body: categoryCreateRequestSchema },
        response: adminCategoryResponseSchema,
        refusals: ['category.name_required', 'category.name_taken'],
      },
      async ({ body }, c, once) => ({ category: await createCategory(once, body, staffOf(c)) }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'updateCategory',
        method: 'put',
        path: '/api/admin/categories/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Save a category over the version that was shown',
        request: { params, body: categoryUpdateRequestSchema },
        response: adminCategoryResponseSchema,
        refusals: [
          'category.not_found',
          'category.name_required',
          'category.name_taken',
          'category.changed_meanwhile',
        ],
      },
      async ({ params: { id }, body }, c, once) => ({
        category: await updateCategory(once, { id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'setCategoryActive',
        method: 'put',
        path: '/api/admin/categories/:id/active',
        access: { staff: 'manage_catalogue' },
        summary: 'Offer a category as a filter or not',
        request: { params, body: activeChangeSchema },
        response: adminCategoryResponseSchema,
        refusals: ['category.not_found'],
      },
      async ({ params: { id }, body: { isActive } }, c, once) => ({
        category: await setCategoryActive(once, { id, isActive, actor: staffOf(c) }),
      }),
    ),
    defineOnceRoute(
      deps,
      {
        id: 'deleteCategory',
        method: 'delete',
        path: '/api/admin/categories/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Delete a category without products',
        request: { params },
        response: adminCategoriesResponseSchema,
        refusals: ['category.not_found', 'category.has_products'],
      },
      async ({ params: { id } }, c, once) => {
        await deleteCategory(once, { id, actor: staffOf(c) });
        return all(once.db);
      },
    ),
  ];
}
