import {
  adminCategoriesAnswerSchema,
  adminCategoryAnswerSchema,
  type CategoryDraft,
} from '@mooncake/domain/categories/category-admin.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

const path = '/api/admin/categories';

export const adminCategoriesQuery = queryOptions({
  queryKey: ['catalogue', 'admin-categories'],
  queryFn: async ({ signal }) => (await request(path, adminCategoriesAnswerSchema, { signal })).categories,
});

export type CategorySave = { id: string; draft: CategoryDraft; version: number | null };

export const categoryApi = {
  /** Without a version it is a new one. */
  save: ({ id, draft, version }: CategorySave) =>
    version === null
      ? request(path, adminCategoryAnswerSchema, { method: 'POST', body: { ...draft, id } })
      : request(`${path}/${id}`, adminCategoryAnswerSchema, { method: 'PUT', body: { ...draft, version } }),
  setActive: ({ id, isActive }: { id: string; isActive: boolean }) =>
    request(`${path}/${id}/active`, adminCategoryAnswerSchema, { method: 'PUT', body: { isActive } }),
  remove: (id: string) => request(`${path}/${id}`, adminCategoriesAnswerSchema, { method: 'DELETE' }),
};
