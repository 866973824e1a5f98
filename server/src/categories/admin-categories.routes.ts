import {
  adminCategoriesResponseSchema,
  adminCategoryResponseSchema,
  categoryCreateRequestSchema,
  categoryUpdateRequestSchema,
} from '@mooncake/domain/categories/category-admin.contract';
import { activeChangeSchema } from '@mooncake/domain/products/form/product-admin.contract';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { findAdminCategories } from './admin-categories.queries.ts';
import { deleteCategory } from './delete-category.ts';
import { createCategory, setCategoryActive, updateCategory } from './save-category.ts';

const params = z.object({ id: idSchema });

export function adminCategoryRoutes(deps: Pick<Deps, 'db' | 'events' | 'clock'>): Route[] {
  const all = async () => ({ categories: await findAdminCategories(deps.db) });
  return [
    defineRoute(
      {
        method: 'get',
        path: '/api/admin/categories',
        access: { staff: 'manage_catalogue' },
        summary: 'Every category with the number of its products',
        response: adminCategoriesResponseSchema,
      },
      all,
    ),
    defineRoute(
      {
        method: 'post',
        path: '/api/admin/categories',
        access: { staff: 'manage_catalogue' },
        summary: 'A new category; asking again with the same id answers the same',
        request: { body: categoryCreateRequestSchema },
        response: adminCategoryResponseSchema,
      },
      async ({ body }, c) => ({ category: await createCategory(deps, body, staffOf(c)) }),
    ),
    defineRoute(
      {
        method: 'put',
        path: '/api/admin/categories/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Save a category over the version that was shown',
        request: { params, body: categoryUpdateRequestSchema },
        response: adminCategoryResponseSchema,
      },
      async ({ params: { id }, body }, c) => ({
        category: await updateCategory(deps, { id, request: body, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        method: 'put',
        path: '/api/admin/categories/:id/active',
        access: { staff: 'manage_catalogue' },
        summary: 'Offer a category as a filter or not',
        request: { params, body: activeChangeSchema },
        response: adminCategoryResponseSchema,
      },
      async ({ params: { id }, body: { isActive } }, c) => ({
        category: await setCategoryActive(deps, { id, isActive, actor: staffOf(c) }),
      }),
    ),
    defineRoute(
      {
        method: 'delete',
        path: '/api/admin/categories/:id',
        access: { staff: 'manage_catalogue' },
        summary: 'Delete a category without products',
        request: { params },
        response: adminCategoriesResponseSchema,
      },
      async ({ params: { id } }, c) => {
        await deleteCategory(deps, { id, actor: staffOf(c) });
        return all();
      },
    ),
  ];
}
