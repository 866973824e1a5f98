import {
  adminProductResponseSchema,
  adminProductsResponseSchema,
  picturePart,
  pictureUploadResponseSchema,
  productRemovalSchema,
} from '@mooncake/domain/products/form/product-admin.contract';
import type { ProductDraft } from '@mooncake/domain/products/product-draft';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';
import { type UploadOptions, upload } from '../../lib/api/upload.ts';
import { sendOnce } from '../lib/send-once.ts';

const path = '/api/admin/products';
/** Twenty megabytes over a slow line take their time. */
const uploadTimeout = 5 * 60_000;

export const adminProductsQuery = queryOptions({
  queryKey: ['catalogue', 'admin-products'],
  queryFn: async ({ signal }) => (await request(path, adminProductsResponseSchema, { signal })).products,
});

export type ProductSave = { id: string; draft: ProductDraft; version: number | null };

export const productApi = {
  /** Without a version it is a new one. */
  save({ id, draft, version }: ProductSave) {
    if (version === null) {
      return sendOnce(path, adminProductResponseSchema, { method: 'POST', body: { ...draft, id } });
    }
    const { productType: _, ...changes } = draft;
    return sendOnce(`${path}/${id}`, adminProductResponseSchema, {
      method: 'PUT',
      body: { ...changes, version },
    });
  },
  setActive: ({ id, isActive }: { id: string; isActive: boolean }) =>
    sendOnce(`${path}/${id}/active`, adminProductResponseSchema, {
      method: 'PUT',
      body: { isActive },
      isForOnePress: true,
    }),
  remove: (id: string) => sendOnce(`${path}/${id}`, productRemovalSchema, { method: 'DELETE' }),
  uploadPicture(file: File, options: Pick<UploadOptions, 'onProgress' | 'signal'> = {}) {
    const form = new FormData();
    form.set(picturePart, file);
    return upload('/api/admin/product-pictures', form, pictureUploadResponseSchema, {
      ...options,
      timeout: uploadTimeout,
    });
  },
};
