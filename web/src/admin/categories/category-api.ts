import {
  adminCategoriesResponseSchema,
  adminCategoryResponseSchema,
  type CategoryDraft,
} from '@mooncake/domain/categories/category-admin.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { sendOnce } from '../lib/send-once.ts';

const path = '/api/admin/categories';

export const adminCategoriesQuery = queryOptions({
  queryKey: ['catalogue', 'admin-categories'],
  queryFn: async ({ signal }) => (await request(path, adminCategoriesResponseSchema, { signal })).categories,
});

export type CategorySave = { id: string; draft: CategoryDraft; version: number | null };

export const categoryApi = {
  /** Without a version it is a new one. */
  save: ({ id, draft, version }: CategorySave) =>
    version === null
      ? sendOnce(path, adminCategoryResponseSchema, { method: 'POST', body: { ...draft, id } })
      : sendOnce(`${path}/${id}`, adminCategoryResponseSchema, {
          method: 'PUT',
          body: { ...draft, version },
        }),
  setActive: ({ id, isActive }: { id: string; isActive: boolean }) =>
    sendOnce(`${path}/${id}/active`, adminCategoryResponseSchema, {
      method: 'PUT',
      body: { isActive },
      isForOnePress: true,
    }),
  remove: (id: string) => sendOnce(`${path}/${id}`, adminCategoriesResponseSchema, { method: 'DELETE' }),
};
